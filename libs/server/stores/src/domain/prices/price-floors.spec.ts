import * as fc from 'fast-check';
import { bandOf, NO_PRICE, priceFloors } from './price-floors';
import { type Offer, priceSteps } from './price-steps';

const offer = fc
  .record({
    base: fc.integer({ min: 0, max: 90_000 }),
    per: fc.integer({ min: 0, max: 900 }),
    a: fc.integer({ min: 1, max: 1_200 }),
    b: fc.integer({ min: 1, max: 1_200 }),
    from: fc.option(fc.integer({ min: 0, max: 90_000 })),
  })
  .map(({ a, b, ...sums }) => ({ ...sums, min: Math.min(a, b), max: Math.max(a, b) }));
const offers = fc
  .array(offer, { maxLength: 6 })
  .map((all): Offer[] => all.map((one, at) => ({ ...one, id: `unit-${at}`, name: '' })));

describe('the floors of a store’s price', () => {
  it('lie below the price of every headcount, and there is one wherever there is a price', () => {
    fc.assert(
      fc.property(offers, fc.boolean(), fc.integer({ min: 0, max: 1_500 }), (all, byProposal, heads) => {
        const steps = priceSteps(all);
        const { base, per } = steps.findLast(({ from }) => from <= heads)!;
        const found = priceFloors(steps, byProposal).find(({ band }) => band === bandOf(heads));
        const least = found && found.floor + found.rise * (heads - found.band);
        if (base !== null) expect(least).toBeLessThanOrEqual(base + per! * heads);
        else if (byProposal) expect(least).toBeLessThanOrEqual(NO_PRICE);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are the price itself where a band begins', () => {
    fc.assert(
      fc.property(offers, fc.constantFrom(0, 10, 50, 100, 200), (all, heads) => {
        const steps = priceSteps(all.map((one) => ({ ...one, min: 1, max: 1_000_000 })));
        const { base, per } = steps.findLast(({ from }) => from <= heads)!;
        const floor = priceFloors(steps, false).find(({ band }) => band === heads)?.floor;
        // later in the band another line may lead, but none falls
        expect(floor).toBe(base === null ? undefined : base + per! * heads);
      }),
    );
  });

  it('rise with the one line that goes through a band, and stay where there are two', () => {
    const steps = priceSteps([
      { id: 'few', name: '', base: 100, per: 9, min: 1, max: 44, from: null },
      { id: 'many', name: '', base: 900, per: 5, min: 30, max: 200, from: null },
    ]);
    const floorFor = (wanted: number) => priceFloors(steps, false).find(({ band }) => band === wanted);
    expect(floorFor(30)).toEqual({ band: 30, floor: 370, rise: 9 });
    expect(floorFor(40)).toEqual({ band: 40, floor: 460, rise: 0 });
    expect(floorFor(100)).toEqual({ band: 100, floor: 1_400, rise: 5 });
  });

  it('are none where a store is not had, or only by proposal', () => {
    const steps = priceSteps([{ id: 'u', name: '', base: 500, per: 0, min: 30, max: 49, from: null }]);
    expect(priceFloors(steps, false)).toEqual([
      { band: 30, floor: 500, rise: 0 },
      { band: 40, floor: 500, rise: 0 },
    ]);
    expect(priceFloors(steps, true)).toHaveLength(18);
    expect(priceFloors(steps, true)[0]).toEqual({ band: 0, floor: NO_PRICE, rise: 0 });
  });
});
