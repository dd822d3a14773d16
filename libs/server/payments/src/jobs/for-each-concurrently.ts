const AT_ONCE = 8;

/** Runs `act` for each element with limited concurrency, since each run may wait for the provider. */
export const forEachConcurrently = async <T>(all: T[], act: (one: T) => Promise<unknown>): Promise<void> => {
  const queue = [...all];
  const lane = async () => {
    for (let one = queue.pop(); one; one = queue.pop()) await act(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
};
