import { Turns } from './turns';

const later = () => new Promise<void>((resolve) => setImmediate(resolve));

it('lets two of a key run at once, the others in order, and other keys beside them', async () => {
  const turns = new Turns(2);
  let now = 0;
  let most = 0;
  const begun: number[] = [];
  const one = (number: number) =>
    turns.run('a', async () => {
      begun.push(number);
      most = Math.max(most, ++now);
      await later();
      now -= 1;
    });
  const all = [0, 1, 2, 3, 4, 5].map(one);
  await turns.run('b', () => Promise.resolve());
  expect(begun).toEqual([0, 1]);
  await Promise.all(all);
  expect([most, begun]).toEqual([2, [0, 1, 2, 3, 4, 5]]);
});

it('goes on after one that failed', async () => {
  const turns = new Turns(1);
  const failed = turns.run('a', () => Promise.reject(new Error('no')));
  const next = turns.run('a', () => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
  await expect(turns.run('a', () => Promise.resolve('again'))).resolves.toBe('again');
});
