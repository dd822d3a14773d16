import type { Tx } from '../database/unit-of-work';
import { forEachAlone, type RowOutcomes, togetherOrAlone, withOutcomes } from './for-each-alone';

it.each([1, 3])('does all others although some fail, %d at once, and throws what failed', async (atOnce) => {
  const done: number[] = [];
  const act = async (one: number) => {
    await Promise.resolve();
    if (one % 3 === 0) throw new Error(`not ${one}`);
    done.push(one);
  };
  const failed = await forEachAlone([0, 1, 2, 3, 4, 5, 6, 7], String, act, atOnce).catch(
    (error: unknown) => error,
  );
  expect(done.toSorted()).toEqual([1, 2, 4, 5, 7]);
  expect((failed as AggregateError).message).toBe('3 of 8 failed');
  expect((failed as AggregateError).errors.map(String)).toEqual([
    'Error: not 0',
    'Error: not 3',
    'Error: not 6',
  ]);
});

it('tells what observes it which rows moved and which did not', async () => {
  const outcomes: RowOutcomes = { moved: [], failed: new Map() };
  const act = (one: string) => (one === 'b' ? Promise.reject(new Error('no')) : Promise.resolve());
  const run = () => forEachAlone(['a', 'b', 'c'], (one) => `row ${one}`, act);
  await expect(withOutcomes(outcomes, run)).rejects.toThrow('1 of 3 failed');
  expect(outcomes.moved).toEqual(['row a', 'row c']);
  expect([...outcomes.failed]).toEqual([['row b', new Error('no')]]);
});

describe('what is due', () => {
  /** Rows that stay due until a transaction with them is through. */
  const aTable = () => {
    const due = new Set(['a', 'b', 'c']);
    const runs: string[][] = [];
    const outcomes: RowOutcomes = { moved: [], failed: new Map() };
    const table = { runs, outcomes, broken: '' };
    const claimed = {
      claim: (_: Tx, only: string | null) =>
        Promise.resolve([...due].filter((one) => only === null || one === only)),
      keyOf: String,
      act: (_: Tx, some: string[]) => {
        runs.push(some);
        if (some.includes(table.broken)) return Promise.reject(new Error('no'));
        for (const one of some) due.delete(one);
        return Promise.resolve();
      },
    };
    const work = { run: <T>(act: (tx: Tx) => Promise<T>) => act({} as Tx) };
    return { table, run: () => withOutcomes(outcomes, () => togetherOrAlone(work, claimed)) };
  };

  it('is done in one transaction', async () => {
    const { table, run } = aTable();
    expect(await run()).toBe(3);
    expect(await run()).toBe(0);
    expect(table.runs).toEqual([['a', 'b', 'c']]);
    expect(table.outcomes.moved).toEqual(['a', 'b', 'c']);
  });

  it('is done row by row when that fails, and the one that failed leaves the list when it moves', async () => {
    const { table, run } = aTable();
    table.broken = 'b';
    await expect(run()).rejects.toThrow('1 of 3 failed');
    expect(table.runs).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
    expect(table.outcomes.moved).toEqual(['a', 'c']);
    expect([...table.outcomes.failed.keys()]).toEqual(['b']);
    table.broken = '';
    expect(await run()).toBe(1);
    expect(table.outcomes.moved).toEqual(['a', 'c', 'b']);
  });

  it('is not looked for again when it cannot be claimed', async () => {
    const run = jest.fn(() => Promise.reject(new Error('no database')));
    const claimed = { claim: () => Promise.resolve([]), keyOf: String, act: () => Promise.resolve() };
    await expect(togetherOrAlone({ run }, claimed)).rejects.toThrow('no database');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
