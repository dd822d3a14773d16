import type { Coupon } from '@smachot/contracts';
import { aStore } from './a-store';

export const COUPON_ID = '00000000-0000-4000-8000-000000000077';

/** Ten per cent off everything in December; the overrides are the fields that matter to the test. */
export const aCoupon = (overrides: Partial<Coupon> = {}): Coupon => ({
  couponId: COUPON_ID,
  partnerId: aStore().partnerId,
  code: 'WELCOME-10',
  discount: 10,
  discountType: 'Percentage',
  appliesTo: 'All',
  validFrom: '2026-11-30T22:00:00.000Z',
  validUntil: '2026-12-31T22:00:00.000Z',
  minimumSum: 500,
  planPeriods: null,
  redemptions: { maxRedemptions: 40, maxPerCustomer: 1, taken: 2, redeemedBy: [] },
  deleted: false,
  deletedBy: null,
  createdBy: COUPON_ID,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedBy: [],
  version: 3,
  ...overrides,
});
