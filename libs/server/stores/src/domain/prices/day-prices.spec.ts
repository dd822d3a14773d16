import * as fc from 'fast-check';
import type { PriceRule } from '@smachot/contracts';
import { atWallTime } from '@smachot/kernel';
import { priceOf } from '@smachot/pricing';
import { aSimpleUnit } from '../../testing/a-store';
import { askedDay, dayLines, offersOfAnyDay, type PricedOffer, usualOffers } from './day-prices';
import { priceFloors } from './price-floors';
import { priceSteps } from './price-steps';
import { newPricingUnit, pricedOf } from '../pricing-units/pricing-unit';

const NOW = new Date('2027-04-06T08:00:00Z');
const shekels = (most: number) => fc.integer({ min: 5, max: most }).map((sum) => sum + 0.5);
const rule: fc.Arbitrary<PriceRule> = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 4 }),
  season: fc.constant(null),
  change: fc.oneof(
    fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: -90, max: 200 }) }),
    fc.record({ type: fc.constant('price' as const), price: shekels(900), pricePerParticipant: shekels(90) }),
  ),
});
const unit = fc
  .record({
    base: shekels(900),
    each: shekels(90),
    min: fc.integer({ min: 1, max: 30 }),
    more: fc.integer({ min: 0, max: 60 }),
    priceRules: fc.array(rule, { maxLength: 3 }),
    sum: fc.option(shekels(3_000)),
    charged: fc.option(fc.integer({ min: 1, max: 90 })),
  })
  .map(({ base, each, min, more, priceRules, sum, charged }) =>
    newPricingUnit(
      aSimpleUnit({
        pricingFactor: {
          type: 'range',
          participants: { min, max: min + more },
          basePrice: base,
          pricePerParticipant: each,
        },
        priceRules,
        minimumOrder: { sum, participants: charged },
      }),
      'store',
      0,
      NOW,
    ),
  );
const offerOf = (one: ReturnType<typeof newPricingUnit>): PricedOffer => ({
  ...{ id: one.id, name: one.name, type: one.type, content: one.content },
  ...{ base: one.priceBase, per: one.pricePer, min: one.priceMin, max: one.priceMax, from: one.priceFrom },
});
const week = Array.from({ length: 7 }, (_, day) => atWallTime(`2027-05-0${day + 2}`, '19:00'));
const headcounts = [1, 2, 5, 12, 29, 30, 31, 44, 60, 90];

const cheapest = (units: ReturnType<typeof newPricingUnit>[], participants: number, start: Date | null) => {
  const sums = units.flatMap((one) => {
    const price = priceOf(pricedOf(one), { participants, start: start?.toISOString() ?? null });
    return price.ok ? [price.total] : [];
  });
  return sums.length ? Math.min(...sums) : null;
};

describe('what browse knows of the prices of a store', () => {
  it('is, by its steps, the usual price with the minimum of each unit', () => {
    fc.assert(
      fc.property(fc.array(unit, { minLength: 1, maxLength: 4 }), (units) => {
        const steps = priceSteps(usualOffers(units.map(offerOf)));
        for (const n of headcounts) {
          const { base, per } = steps.findLast(({ from }) => from <= n)!;
          expect(base === null ? null : base + per! * n).toBe(cheapest(units, n, null));
        }
      }),
    );
  });

  it('has floors that no price of any day lies below', () => {
    fc.assert(
      fc.property(fc.array(unit, { minLength: 1, maxLength: 4 }), (units) => {
        const floors = priceFloors(priceSteps(offersOfAnyDay(units.map(offerOf))), false);
        for (const start of [null, ...week])
          for (const n of headcounts) {
            const price = cheapest(units, n, start);
            if (price === null) continue;
            const { band, floor, rise } = floors.findLast((one) => one.band <= n)!;
            expect(floor + rise * (n - band)).toBeLessThanOrEqual(price);
          }
      }),
    );
  });

  it('is kept line by line only where a day, or too small a sum, decides', () => {
    const plain = (price: number) =>
      offerOf(
        newPricingUnit(aSimpleUnit({ pricingFactor: { type: 'no_participants', price } }), 'store', 0, NOW),
      );
    expect(dayLines([plain(900), plain(400)])).toBeNull();
    expect(dayLines([plain(900), plain(3)])).toHaveLength(2);
    const season = { recurs: 'yearly', from: '12-20', to: '01-05' } as const;
    const ruled = newPricingUnit(
      aSimpleUnit({
        pricingFactor: { type: 'no_participants', price: 1_000 },
        priceRules: [{ days: [4, 7], season, change: { type: 'percent', percent: 10 } }],
      }),
      'store',
      0,
      NOW,
    );
    expect(dayLines([plain(900), offerOf(ruled)])).toMatchObject([
      { unit: 0, days: 0b1_1111_1111, base: 90_000 },
      { unit: 1, days: 0b1001_0000, since: 1220, until: 1231, base: 110_000, from: 110_000 },
      { unit: 1, days: 0b1001_0000, since: 101, until: 105, base: 110_000 },
      { unit: 1, days: 0b1_1111_1111, base: 100_000 },
    ]);
  });

  it('asks for a day as the clock in Israel shows it', () => {
    expect(askedDay(null)).toEqual({ bit: 256, ofYear: 0, day: 0 });
    expect(askedDay(new Date('2026-12-31T22:30:00Z'))).toEqual({ bit: 1 << 5, ofYear: 101, day: 20270101 });
    expect(askedDay(atWallTime('2026-12-19', '20:00'))).toEqual({ bit: 1 << 7, ofYear: 1219, day: 20261219 });
  });
});
