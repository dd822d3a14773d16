import fc from 'fast-check';
import { type Demand, fairShares } from './fair-shares';

const demand = (hostId: string, used: number, waiting: number): Demand => ({ hostId, used, waiting });

describe('shares of the day', () => {
  it('gives a small host all it needs and the rest to the large one', () =>
    expect([...fairShares(250, [demand('large', 0, 1000), demand('small', 0, 50)])]).toEqual([
      ['large', 200],
      ['small', 50],
    ]));
  it('counts what somebody has used already', () =>
    expect([...fairShares(100, [demand('early', 150, 500), demand('late', 0, 500)])]).toEqual([
      ['early', 0],
      ['late', 100],
    ]));
  it('hands out what does not divide', () => {
    const shares = fairShares(2, [demand('a', 0, 5), demand('b', 0, 5), demand('c', 0, 5)]);
    expect([...shares.values()].reduce((sum, share) => sum + share)).toBe(2);
  });

  const demands = fc
    .array(fc.record({ used: fc.nat(300), waiting: fc.nat(300) }), { minLength: 1, maxLength: 8 })
    .map((list) => list.map((one, index) => ({ hostId: String(index), ...one })));

  it('never exceeds what is left, nor what anybody needs, and leaves nothing while somebody waits', () =>
    fc.assert(
      fc.property(fc.nat(1000), demands, (left, list) => {
        const shares = fairShares(left, list);
        const given = [...shares.values()].reduce((sum, share) => sum + share, 0);
        const wanted = list.reduce((sum, { waiting }) => sum + waiting, 0);
        expect(given).toBe(Math.min(left, wanted));
        for (const { hostId, waiting } of list) expect(shares.get(hostId)!).toBeLessThanOrEqual(waiting);
      }),
    ));
  it('never lets a host that still waits end below one that was given more', () =>
    fc.assert(
      fc.property(fc.nat(1000), demands, (left, list) => {
        const shares = fairShares(left, list);
        for (const a of list)
          for (const b of list) {
            const [shareA, shareB] = [shares.get(a.hostId)!, shares.get(b.hostId)!];
            if (shareA < a.waiting && shareB > 0)
              expect(a.used + shareA + 1).toBeGreaterThanOrEqual(b.used + shareB);
          }
      }),
    ));
});
