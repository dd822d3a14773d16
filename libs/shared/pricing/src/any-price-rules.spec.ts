import * as fc from 'fast-check';
import type { PriceRule } from '@smachot/contracts';
import { toAgorot } from '@smachot/kernel';
import { defaultPrice } from './coefficients';
import { priceAt, rateAt } from './linked-order';
import { LEAST_CHARGE, priceOf, type PricedUnit } from './price';
import { chargedFor, ruleOn } from './price-rules';

const shekels = fc.integer({ min: 0, max: 50_000 }).map((agorot) => agorot / 100);
const dayOfYear = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(5, 10));
const anyRule: fc.Arbitrary<PriceRule> = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 8 }),
  season: fc.option(fc.record({ recurs: fc.constant('yearly' as const), from: dayOfYear, to: dayOfYear })),
  change: fc.oneof(
    fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: -90, max: 300 }) }),
    fc.record({ type: fc.constant('price' as const), price: shekels, pricePerParticipant: shekels }),
  ),
});
const anyTerms = fc.record({
  priceRules: fc.array(anyRule, { maxLength: 4 }),
  minimumOrder: fc.option(
    fc.record({ sum: fc.option(shekels), participants: fc.option(fc.integer({ min: 1, max: 200 })) }),
  ),
});
const anyStart = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

it('whatever the rules, the day and the number: whole agorot, explained to the last one, never below the minimum, and the straight line that browse reads', () => {
  fc.assert(
    fc.property(
      anyTerms,
      shekels,
      shekels,
      fc.integer({ min: 1, max: 400 }),
      anyStart,
      (terms, basePrice, each, participants, start) => {
        const unit: PricedUnit = {
          type: 'compound',
          sections: [],
          basePrice,
          basePricePerParticipant: each,
          minParticipants: null,
          maxParticipants: null,
          ...terms,
        };
        const price = priceOf(unit, { participants, start });
        const line = defaultPrice(unit, ruleOn(unit, start))!;
        const expected = chargedFor(line, line.least, participants);
        if (!price.ok) {
          expect(price.code).toBe('price.too_small');
          return expect(expected > 0 && expected < LEAST_CHARGE).toBe(true);
        }
        expect(Number.isSafeInteger(price.total)).toBe(true);
        expect(price.total).toBe(expected);
        expect(price.total).toBeGreaterThanOrEqual(toAgorot(terms.minimumOrder?.sum ?? 0));
        expect(price.lines.reduce((sum, { amount }) => sum + toAgorot(amount), 0)).toBe(price.total);
        expect(price.lines.filter(({ kind }) => kind === 'rule').length).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 400 },
  );
});

it('a number that follows costs the same by its rate as by the one price, whatever the rules and the minimum', () => {
  const terms = { freeWorkingDistance: 5, maxWorkingDistance: 100, pricePerKm: 6, minDeliveryPrice: 80 };
  fc.assert(
    fc.property(
      anyTerms,
      shekels,
      fc.integer({ min: 1, max: 400 }),
      anyStart,
      fc.option(fc.integer({ min: 0, max: 90 })),
      (given, each, participants, start, km) => {
        const unit: PricedUnit = {
          type: 'simple',
          pricingFactor: {
            type: 'range',
            participants: { min: 20, max: 300 },
            basePrice: 50,
            pricePerParticipant: each,
          },
          ...given,
        };
        const rates = { unit, start, delivery: km === null ? null : { terms, km } };
        const price = priceAt(rates, participants);
        if (!price.ok) return;
        const { base, perParticipant, atLeast } = rateAt(rates)!;
        expect(price.total).toBe(Math.max(atLeast, base + perParticipant * participants));
      },
    ),
  );
});

it('rules of one unit never touch another, and none is changed by being asked', () => {
  const plain: PricedUnit = {
    type: 'simple',
    pricingFactor: {
      type: 'range',
      participants: { min: 10, max: 300 },
      basePrice: 500,
      pricePerParticipant: 80,
    },
  };
  fc.assert(
    fc.property(anyTerms, anyStart, (terms, start) => {
      const before = priceOf(plain, { participants: 50, start });
      const kept = JSON.stringify(terms);
      priceOf({ ...plain, ...terms }, { participants: 50, start });
      expect(JSON.stringify(terms)).toBe(kept);
      expect(priceOf(plain, { participants: 50, start })).toEqual(before);
    }),
  );
});
