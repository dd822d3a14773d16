import { newId } from '@smachot/kernel';
import type { Product } from './product';

export type CouponThings = { couponId: string };

const terms = { discountType: 'Percentage', discount: 10, appliesTo: 'All' };
const reason = 'a test';
const create = () => ({ ...terms, code: `C${newId().slice(-12)}` });
const change = { ...terms, version: 1 };
export const couponBodies: Record<string, (thing: CouponThings & { storeId: string }) => unknown> = {
  'coupons.create': create,
  'coupons.change': () => change,
  'coupons.check': () => ({ code: 'NONE', partnerId: null, target: { kind: 'plan', id: 'pro-plan' } }),
  'coupons.createAny': ({ storeId }) => ({ ...create(), partnerId: storeId, reason }),
  'coupons.changeAny': () => ({ ...change, reason }),
  'coupons.deleteAny': () => ({ reason }),
};

/** A coupon of a store. */
export const couponThings = async (
  { source }: Product,
  storeId: string,
  userId: string,
): Promise<CouponThings> => {
  const couponId = newId();
  await source.query(
    `insert into coupons.coupons (id, store_id, code, status, discount_type, discount, applies_to, taken, created_by, created_at, version)
     values ($1, $2, $3, 'active', 'Percentage', 10, '"All"', 0, $4, now(), 1)`,
    [couponId, storeId, `T${couponId.slice(-12)}`.toUpperCase(), userId],
  );
  return { couponId };
};
