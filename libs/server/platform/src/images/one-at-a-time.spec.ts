import { OneAtATime } from './one-at-a-time';

it('runs in order, one at a time, also after one failed, and turns away what is too many', async () => {
  const turns = new OneAtATime(3);
  const log: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const away = () => 'turned away';
  const results = await Promise.allSettled([
    turns.run(work('a'), away),
    turns.run(work('b', true), away),
    turns.run(work('c'), away),
    turns.run(work('d'), away),
  ]);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    'a',
    'failed',
    'c',
    'turned away',
  ]);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(await turns.run(work('e'), away)).toBe('e');
});
