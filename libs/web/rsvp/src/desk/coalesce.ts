export type Coalesced = { ask: () => void; stop: () => void };

/**
 * Coalesces hints into few reads: runs soon after the first hint, never twice at a time, at most once per `every` milliseconds,
 * and once more when hints came meanwhile, so that the last state is always read.
 */
export const coalesce = (work: () => Promise<unknown>, { soon = 250, every = 1500 } = {}): Coalesced => {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running = false;
  let again = false;
  let last = -Infinity;
  const run = async () => {
    timer = null;
    running = true;
    again = false;
    last = Date.now();
    await work().catch(() => undefined); // the next hint reads again; the screen keeps its data
    running = false;
    if (again) plan();
  };
  const plan = () => {
    timer ??= setTimeout(() => void run(), Math.max(soon, last + every - Date.now()));
  };
  return {
    ask: () => {
      if (running) again = true;
      else plan();
    },
    stop: () => {
      again = false;
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
};
