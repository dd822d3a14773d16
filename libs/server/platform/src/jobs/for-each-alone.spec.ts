import { forEachAlone, type RowOutcomes, withOutcomes } from './for-each-alone';

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
