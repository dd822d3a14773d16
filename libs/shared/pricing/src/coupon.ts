import type { CouponDiscount, PriceLine } from '@smachot/contracts';
import { toAgorot, toShekels } from '@smachot/kernel';

/** A coupon as a price knows it. `minimumSum` in shekels; absent in frozen rates: whether it may be used was decided when it was. */
export type PricedCoupon = CouponDiscount & { minimumSum?: number | null };

/** Agorot that a coupon takes off a sum: never more than the sum. Per cent to the agora, halves in the customer's favour. */
export const discountOf = ({ discountType, discount }: CouponDiscount, agorot: number): number =>
  Math.min(
    agorot,
    discountType === 'Percentage' ? Math.floor((agorot * discount + 50) / 100) : toAgorot(discount),
  );

/** Whether a sum without delivery, in agorot, is at least the coupon's minimum. */
export const reachesMinimum = ({ minimumSum = null }: PricedCoupon, agorot: number): boolean =>
  minimumSum === null || agorot >= toAgorot(minimumSum);

export type LinedPrice = { total: number; lines: PriceLine[] };

/**
 * The price under a coupon. It is taken off what the business sells, not off the way there, so its line stands before that of delivery: each line
 * follows from those above it. Null: the price is below the coupon's minimum.
 */
export const withCoupon = ({ total, lines }: LinedPrice, coupon: PricedCoupon): LinedPrice | null => {
  const delivery = lines.filter(({ kind }) => kind === 'delivery');
  const others = lines.filter(({ kind }) => kind !== 'delivery' && kind !== 'coupon');
  const way = delivery.reduce((sum, { amount }) => sum + toAgorot(amount), 0);
  const sold = total - way;
  if (!reachesMinimum(coupon, sold)) return null;
  const off = discountOf(coupon, sold);
  if (off === 0) return { total, lines: [...others, ...delivery] };
  const { code, discountType, discount } = coupon;
  const amount = -toShekels(off);
  const line: PriceLine = {
    kind: 'coupon',
    label: '',
    quantity: 1,
    unitPrice: amount,
    amount,
    coupon: { code, discountType, discount },
  };
  return { total: total - off, lines: [...others, line, ...delivery] };
};
