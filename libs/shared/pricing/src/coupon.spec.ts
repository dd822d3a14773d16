import * as fc from 'fast-check';
import type { CouponTerms } from '@smachot/contracts';
import { toAgorot } from '@smachot/kernel';
import { splitCommission } from './commission';
import { discountOf } from './coupon';
import { priceAt, rateAt, type Rates, sumAt } from './linked-order';
import { LEAST_CHARGE, priceOf, type PricedUnit } from './price';

const shekels = fc.integer({ min: 0, max: 50_000 }).map((agorot) => agorot / 100);
const anyCoupon: fc.Arbitrary<CouponTerms> = fc.oneof(
  fc.record({
    code: fc.constant('WELCOME'),
    discountType: fc.constant('Percentage' as const),
    discount: fc.integer({ min: 1, max: 100 }),
    minimumSum: fc.option(shekels),
  }),
  fc.record({
    code: fc.constant('WELCOME'),
    discountType: fc.constant('Amount' as const),
    discount: fc.integer({ min: 1, max: 2_000_000 }).map((agorot) => agorot / 100),
    minimumSum: fc.option(shekels),
  }),
);
const delivered = { freeWorkingDistance: 5, maxWorkingDistance: 100, pricePerKm: 6, minDeliveryPrice: 80 };
const anyWay = fc
  .option(fc.integer({ min: 0, max: 90 }))
  .map((km) => (km === null ? null : { terms: delivered, km }));
const unitOf = (basePrice: number, pricePerParticipant: number, sum: number | null = null): PricedUnit => ({
  type: 'simple',
  pricingFactor: { type: 'range', participants: { min: 1, max: 400 }, basePrice, pricePerParticipant },
  ...(sum === null ? {} : { minimumOrder: { sum, participants: null } }),
});
const headcount = fc.integer({ min: 1, max: 400 });
const WELCOME = { code: 'WELCOME', minimumSum: null };

it('takes a percentage or a sum off what is sold, and says so in a line before the delivery', () => {
  const unit = unitOf(500, 120);
  const question = { participants: 50, delivery: { terms: delivered, km: 20 } };
  const plain = priceOf(unit, question);
  const coupon = { ...WELCOME, discountType: 'Percentage' as const, discount: 15 };
  const price = priceOf(unit, { ...question, coupon });
  if (!plain.ok || !price.ok) throw new Error('there is a price');
  expect(plain.total - price.total).toBe(97_500);
  expect(price.lines.map(({ kind }) => kind)).toEqual(['base', 'participants', 'coupon', 'delivery']);
  expect(price.lines[2]).toEqual({
    kind: 'coupon',
    label: '',
    quantity: 1,
    unitPrice: -975,
    amount: -975,
    coupon: { code: 'WELCOME', discountType: 'Percentage', discount: 15 },
  });
  const less = priceOf(unit, { ...question, coupon: { ...WELCOME, discountType: 'Amount', discount: 99.9 } });
  expect(less).toMatchObject({ ok: true, total: plain.total - 9_990 });
});

it.each([
  [1, 50, 1],
  [1, 49, 0],
  [15, 1_078_800, 161_820],
  [33, 100, 33],
  [100, 12_345, 12_345],
])('%i%% of %i agorot are %i, halves in the favour of the customer', (discount, sum, off) => {
  expect(discountOf({ code: 'X', discountType: 'Percentage', discount }, sum)).toBe(off);
});

it('refuses a price below the minimum of the coupon, the way there apart, and what is too small to charge', () => {
  const unit = unitOf(0, 10);
  const coupon = { ...WELCOME, discountType: 'Amount' as const, discount: 1, minimumSum: 500 };
  const way = { terms: delivered, km: 90 };
  expect(priceOf(unit, { participants: 50, coupon })).toMatchObject({ ok: true, total: 49_900 });
  expect(priceOf(unit, { participants: 49, coupon, delivery: way })).toEqual({
    ok: false,
    code: 'coupon.minimum',
    values: { limit: 500 },
  });
  const almost = { ...WELCOME, discountType: 'Amount' as const, discount: 95.01 };
  expect(priceOf(unit, { participants: 10, coupon: almost })).toMatchObject({
    ok: false,
    code: 'price.too_small',
  });
  const all = { ...WELCOME, discountType: 'Percentage' as const, discount: 100 };
  expect(priceOf(unit, { participants: 10, coupon: all })).toMatchObject({ ok: true, total: 0 });
});

it('whatever the coupon: never below zero nor below the delivery, explained to the last agora, and no total between nothing and the least charge', () => {
  fc.assert(
    fc.property(
      anyCoupon,
      shekels,
      shekels,
      headcount,
      anyWay,
      (coupon, base, each, participants, delivery) => {
        const unit = unitOf(base, each);
        const plain = priceOf(unit, { participants, delivery });
        const price = priceOf(unit, { participants, delivery, coupon });
        if (!price.ok || !plain.ok) return;
        const sum = (kinds: (kind: string) => boolean) =>
          price.lines
            .filter(({ kind }) => kinds(kind))
            .reduce((all, { amount }) => all + toAgorot(amount), 0);
        expect(Number.isSafeInteger(price.total)).toBe(true);
        expect(sum(() => true)).toBe(price.total);
        expect(price.total).toBeGreaterThanOrEqual(sum((kind) => kind === 'delivery'));
        expect(price.total).toBeLessThanOrEqual(plain.total);
        expect(price.total === 0 || price.total >= LEAST_CHARGE).toBe(true);
        const sold = sum((kind) => kind !== 'delivery' && kind !== 'coupon');
        expect(sold).toBeGreaterThanOrEqual(toAgorot(coupon.minimumSum ?? 0));
        const off = -sum((kind) => kind === 'coupon');
        const wanted =
          coupon.discountType === 'Percentage' ? (sold * coupon.discount) / 100 : toAgorot(coupon.discount);
        expect(Math.abs(off - Math.min(sold, wanted))).toBeLessThanOrEqual(0.5);
        const kinds = price.lines.map(({ kind }) => kind as string);
        expect(kinds.filter((kind) => kind === 'coupon').length).toBe(off > 0 ? 1 : 0);
        if (off > 0)
          expect(kinds.slice(kinds.indexOf('coupon') + 1).every((kind) => kind === 'delivery')).toBe(true);
        // what was shown without the coupon is the same price with its line taken out
        expect(price.lines.filter(({ kind }) => kind !== 'coupon')).toEqual(plain.lines);
      },
    ),
    { numRuns: 500 },
  );
});

it('a number that follows costs the same by its rate as by the one price, under every coupon', () => {
  fc.assert(
    fc.property(
      anyCoupon,
      shekels,
      shekels,
      fc.option(shekels),
      headcount,
      anyWay,
      ({ code, discountType, discount }, base, each, least, participants, delivery) => {
        const coupon = { code, discountType, discount };
        const rates: Rates = { unit: unitOf(base, each, least), delivery, coupon };
        const price = priceAt(rates, participants);
        if (!price.ok) return;
        expect(sumAt(rateAt(rates)!, participants)).toBe(price.total);
      },
    ),
    { numRuns: 500 },
  );
});

it('the commission is taken of what the customer pays, so both sides bear a coupon of the business', () => {
  const unit = unitOf(500, 120);
  const price = priceOf(unit, {
    participants: 50,
    coupon: { ...WELCOME, discountType: 'Percentage', discount: 10 },
  });
  expect(price).toMatchObject({ ok: true, total: 585_000 });
  expect(splitCommission(585_000, 800)).toEqual({ gross: 585_000, commission: 46_800, net: 538_200 });
});
