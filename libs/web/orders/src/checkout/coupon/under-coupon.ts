import type { CouponTerms } from '@smachot/contracts';
import { toAgorot, toShekels } from '@smachot/kernel';
import { charged } from '@smachot/pricing';
import type { ShownPrice } from '../price/use-price';

/** `short`: the price is below the coupon's minimum, and stays as it is without it. */
export type PriceUnderCoupon<P extends ShownPrice> = { price: P; isUsed: boolean; short: boolean };

/**
 * A shown price under a coupon, by the function the server prices with. `words`: of a refusal. The price without a coupon is what is confirmed by the
 * server and compared with what was shown before; this one is what is ordered.
 */
export const underCoupon = <P extends ShownPrice>(
  price: P,
  coupon: CouponTerms | null,
  words: (code: string) => string | undefined,
): PriceUnderCoupon<P> => {
  if (!coupon || price.total === null) return { price, isUsed: false, short: false };
  const due = charged({ total: toAgorot(price.total), lines: price.lines }, coupon);
  if (due.ok)
    return {
      price: { ...price, total: toShekels(due.total), lines: due.lines },
      isUsed: true,
      short: false,
    };
  if (due.code === 'coupon.minimum') return { price, isUsed: false, short: true };
  const refusal = words(due.code) ?? null;
  return {
    price: { ...price, total: null, lines: [], confirmed: false, refusal },
    isUsed: false,
    short: false,
  };
};
