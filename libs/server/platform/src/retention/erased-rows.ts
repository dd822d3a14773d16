import { AsyncLocalStorage } from 'node:async_hooks';

type Counter = { rows: number };
const counters = new AsyncLocalStorage<Counter>();

/** Work of the outbox is no erasure: it tells other contexts what was erased. */
const OUTBOX = /platform\.outbox/;
const ERASES = new Set(['DELETE', 'UPDATE']);

/** The counter of the present run, if it is one of a retention job. */
export const erasedCounter = (): Counter | undefined => counters.getStore();

/** Counts what a statement of a retention job deleted or blanked. */
export const countErased = (counter: Counter, query: unknown, answer: unknown): void => {
  const { command = '', rowCount = 0 } = (answer ?? {}) as { command?: string; rowCount?: number | null };
  const text = typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '');
  if (ERASES.has(command) && !OUTBOX.test(text)) counter.rows += rowCount ?? 0;
};

/** Runs a retention job. @returns how many rows its statements deleted or blanked, on whichever connections they ran */
export const erasedBy = async (run: () => Promise<unknown>): Promise<number> => {
  const counter: Counter = { rows: 0 };
  await counters.run(counter, run);
  return counter.rows;
};
