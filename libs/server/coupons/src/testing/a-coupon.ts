import { Coupon, type CouponState, type CouponTermsState, type CouponWriter } from '../domain/coupon';

export const NOW = new Date('2027-04-06T08:00:00Z');
export const OWNER: CouponWriter = { userId: 'owner', byAdmin: false, reason: null };
export const ADMIN: CouponWriter = { userId: 'admin', byAdmin: true, reason: 'a complaint' };
/** Ten per cent off everything. */
export const TERMS: CouponTermsState = {
  discountType: 'Percentage',
  discount: 10,
  appliesTo: 'All',
  validFrom: null,
  validUntil: null,
  minimumSum: null,
  maxRedemptions: null,
  maxPerCustomer: null,
  planPeriods: null,
};

/** An active coupon of a store, for tests. */
export const aCoupon = (terms: Partial<CouponTermsState> = {}, about: Partial<CouponState> = {}): Coupon => {
  const made = Coupon.create(
    { id: 'c', storeId: 's', code: 'WELCOME', ...about },
    { ...TERMS, ...terms },
    OWNER,
    NOW,
  );
  if (!made.ok) throw new Error(made.code);
  return made.value;
};
