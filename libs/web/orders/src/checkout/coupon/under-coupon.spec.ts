import type { CouponTerms } from '@smachot/contracts';
import { priceOf } from '@smachot/pricing';
import { underCoupon } from './under-coupon';

const unit = {
  type: 'simple' as const,
  pricingFactor: {
    type: 'range' as const,
    participants: { min: 1, max: 300 },
    basePrice: 500,
    pricePerParticipant: 100,
  },
};
const plain = priceOf(unit, { participants: 100 });
const shown = {
  lines: plain.ok ? plain.lines : [],
  total: 10_500,
  confirmed: true,
  refusal: null,
  error: undefined,
};
const coupon = (change: Partial<CouponTerms> = {}): CouponTerms => ({
  code: 'TENTH',
  discountType: 'Percentage',
  discount: 10,
  minimumSum: null,
  ...change,
});
const words = (code: string) => `words of ${code}`;

it('is the price the server works out from the same coupon', () => {
  const server = priceOf(unit, { participants: 100, coupon: coupon() });
  const { price, isUsed } = underCoupon(shown, coupon(), words);
  expect(server).toMatchObject({ ok: true, total: 945_000 });
  expect(price).toMatchObject({ total: 9_450, confirmed: true, lines: server.ok ? server.lines : [] });
  expect(isUsed).toBe(true);
});

it('leaves a price below the minimum as it is, and says so', () => {
  expect(underCoupon(shown, coupon({ minimumSum: 10_501 }), words)).toEqual({
    price: shown,
    isUsed: false,
    short: true,
  });
});

it('says why what is left cannot be charged', () => {
  const { price, isUsed } = underCoupon(shown, coupon({ discountType: 'Amount', discount: 10_496 }), words);
  expect(price).toMatchObject({ total: null, confirmed: false, refusal: 'words of price.too_small' });
  expect(isUsed).toBe(false);
});

it('of no price, or without a coupon, changes nothing', () => {
  const unknown = { ...shown, total: null, lines: [] };
  expect(underCoupon(unknown, coupon(), words).price).toBe(unknown);
  expect(underCoupon(shown, null, words)).toEqual({ price: shown, isUsed: false, short: false });
});
