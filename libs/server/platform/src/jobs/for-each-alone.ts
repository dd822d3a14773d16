import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx, UnitOfWork } from '../database/unit-of-work';

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

/** `claim`: claims what is due, or of it the one with this key; `keyOf` gives the key. */
type Claimed<T> = {
  claim: (tx: Tx, only: string | null) => Promise<T[]>;
  keyOf: (one: T) => string;
  act: (tx: Tx, claimed: T[]) => Promise<unknown>;
};

/**
 * Claims what is due and does it in one transaction. When that fails each row is claimed and done alone, as `forEachAlone` does it.
 * @returns how many were due
 */
export const togetherOrAlone = async <T>(
  work: Pick<UnitOfWork, 'run'>,
  { claim, keyOf, act }: Claimed<T>,
): Promise<number> => {
  let due: T[] = [];
  const run = (only: string | null) =>
    work.run(async (tx) => {
      const claimed = await claim(tx, only);
      if (only === null) due = claimed;
      if (claimed.length) await act(tx, claimed);
    });
  try {
    await run(null);
    observed.getStore()?.moved.push(...due.map(keyOf));
  } catch (error) {
    if (!due.length) throw error;
    await forEachAlone(due, keyOf, (one) => run(keyOf(one)));
  }
  return due.length;
};
