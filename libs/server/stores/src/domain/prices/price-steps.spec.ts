import * as fc from 'fast-check';
import { type Offer, priceSteps } from './price-steps';

const agorot = fc.integer({ min: 0, max: 3_000 });
const offer = fc
  .record({
    base: agorot,
    per: fc.integer({ min: 0, max: 40 }),
    a: fc.integer({ min: 1, max: 60 }),
    b: fc.integer({ min: 1, max: 60 }),
    from: fc.option(agorot),
    priced: fc.boolean(),
  })
  .map(({ base, per, a, b, from, priced }) =>
    priced
      ? { base, per, min: Math.min(a, b), max: Math.max(a, b), from }
      : { base: null, per: null, min: null, max: null, from },
  );
const offers = fc
  .array(offer, { maxLength: 7 })
  .map((all): Offer[] => all.map((one, at) => ({ ...one, id: `unit-${at}`, name: `הצעה ${at}` })));

const headcounts = Array.from({ length: 65 }, (_, n) => n);

/** A reference that prices every unit. */
const cheapest = (all: Offer[], n: number) =>
  all
    .flatMap(({ id, base, per, min, max, from }) => {
      const price = n === 0 ? from : base !== null && n >= min! && n <= max! ? base + per! * n : null;
      return price === null ? [] : [{ id, price }];
    })
    .reduce<{ id: string; price: number } | undefined>(
      (best, one) => (best && best.price <= one.price ? best : one),
      undefined,
    );

describe('the steps of a store’s price', () => {
  it('say at every headcount, and without one, what the cheapest unit costs; of equals the first', () => {
    fc.assert(
      fc.property(offers, (all) => {
        const steps = priceSteps(all);
        const said = headcounts.map((n) => {
          const { unit, base, per } = steps.findLast(({ from }) => from <= n)!;
          return { n, ...(unit === null ? undefined : { id: unit, price: base! + per! * n }) };
        });
        expect(said).toEqual(headcounts.map((n) => ({ n, ...cheapest(all, n) })));
      }),
      { numRuns: 500 },
    );
  });

  it('rise, begin without a headcount, and say nothing twice', () => {
    fc.assert(
      fc.property(offers, (all) => {
        const steps = priceSteps(all);
        expect(steps[0]!.from).toBe(0);
        for (const [at, step] of steps.entries()) {
          if (at > 0) expect(step.from).toBeGreaterThan(steps[at - 1]!.from);
          if (at > 1) expect(step.unit).not.toBe(steps[at - 1]!.unit);
        }
      }),
    );
  });

  it('are exact where two large prices cross', () => {
    const [flat, steep] = [
      { id: 'flat', name: '', base: 9_999_999_999, per: 1, min: 1, max: 1_000_000, from: null },
      { id: 'steep', name: '', base: 0, per: 10_001, min: 1, max: 1_000_000, from: null },
    ];
    expect(priceSteps([flat, steep]).map(({ from, unit }) => [from, unit])).toEqual([
      [0, null],
      [1, 'steep'],
      [1_000_000, 'flat'],
      [1_000_001, null],
    ]);
  });
});
