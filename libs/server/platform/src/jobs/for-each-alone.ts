import { AsyncLocalStorage } from 'node:async_hooks';

/** Rows of one run of a tick by their keys: those it moved, and the errors of those it could not move. */
export type RowOutcomes = { moved: string[]; failed: Map<string, unknown> };

const observed = new AsyncLocalStorage<RowOutcomes>();

/** Runs a tick; what becomes of its rows is noted in `outcomes`. */
export const withOutcomes = <T>(outcomes: RowOutcomes, run: () => Promise<T>): Promise<T> =>
  observed.run(outcomes, run);

/**
 * Does what is due one after another, or some at once where each waits for somebody else. One that fails keeps no other waiting:
 * all failures are thrown together in the end. `keyOf` gives the ids by which an admin finds the row that failed.
 */
export const forEachAlone = async <T>(
  due: readonly T[],
  keyOf: (one: T) => string,
  act: (one: T) => Promise<unknown>,
  atOnce = 1,
): Promise<void> => {
  const queue = due.values();
  const failures: unknown[] = [];
  const outcomes = observed.getStore();
  const lane = async () => {
    for (const one of queue)
      try {
        await act(one);
        outcomes?.moved.push(keyOf(one));
      } catch (error) {
        failures.push(error);
        outcomes?.failed.set(keyOf(one), error);
      }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  if (failures.length) throw new AggregateError(failures, `${failures.length} of ${due.length} failed`);
};
