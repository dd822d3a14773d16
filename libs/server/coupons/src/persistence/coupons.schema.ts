import type { CouponId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { CouponChange, CouponState } from '../domain/coupon';
import type { RedemptionState } from '../domain/redemption';

export type CouponChangeRow = CouponChange & { id: string; couponId: CouponId };

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const id = (name: string, nullable = false) => ({ type: 'uuid' as const, name, nullable });
const number = (name: string, nullable = false) => ({ type: 'int' as const, name, nullable });

/** A coupon of a store, or of the platform (`storeId` null). Sums in agorot. */
export const CouponSchema = new EntitySchema<CouponState>({
  name: 'Coupon',
  schema: 'coupons',
  tableName: 'coupons',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_coupons' },
    storeId: id('store_id', true),
    code: { type: 'text' },
    status: { type: 'text' },
    discountType: { type: 'text', name: 'discount_type' },
    discount: number('discount'),
    appliesTo: { type: 'jsonb', name: 'applies_to' },
    validFrom: at('valid_from', true),
    validUntil: at('valid_until', true),
    minimumSum: number('minimum_sum', true),
    maxRedemptions: number('max_redemptions', true),
    maxPerCustomer: number('max_per_customer', true),
    planPeriods: number('plan_periods', true),
    taken: number('taken'),
    createdBy: id('created_by'),
    createdAt: at('created_at'),
    deletedBy: id('deleted_by', true),
    deletedAt: at('deleted_at', true),
    version: number('version'),
  },
  indices: [
    {
      name: 'coupons_code_of_store',
      columns: ['storeId', 'code'],
      unique: true,
      where: `(status = 'active'::text)`,
    },
    {
      name: 'coupons_code_of_platform',
      columns: ['code'],
      unique: true,
      where: `((store_id IS NULL) AND (status = 'active'::text))`,
    },
  ],
  checks: [{ name: 'coupons_taken_not_negative', expression: 'taken >= 0' }],
});

/** One use of a coupon. */
export const RedemptionSchema = new EntitySchema<RedemptionState>({
  name: 'Redemption',
  schema: 'coupons',
  tableName: 'redemptions',
  columns: {
    subjectId: {
      type: 'uuid',
      name: 'subject_id',
      primary: true,
      primaryKeyConstraintName: 'PK_redemptions',
    },
    couponId: id('coupon_id'),
    userId: id('user_id'),
    buyerStoreId: id('buyer_store_id', true),
    targetKind: { type: 'text', name: 'target_kind' },
    targetId: { type: 'text', name: 'target_id' },
    amount: number('amount'),
    status: { type: 'text' },
    reservedAt: at('reserved_at'),
    redeemedAt: at('redeemed_at', true),
    freedAt: at('freed_at', true),
  },
  indices: [
    { name: 'redemptions_of_customer', columns: ['couponId', 'userId'] },
    {
      name: 'redemptions_of_buyer_store',
      columns: ['couponId', 'buyerStoreId'],
      where: '(buyer_store_id IS NOT NULL)',
    },
    { name: 'redemptions_of_coupon', columns: ['couponId', 'reservedAt'] },
  ],
});

/** History of the coupons; rows are only added. */
export const CouponChangeSchema = new EntitySchema<CouponChangeRow>({
  name: 'CouponChange',
  schema: 'coupons',
  tableName: 'changes',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_changes' },
    couponId: id('coupon_id'),
    updateType: { type: 'text', name: 'update_type' },
    by: id('by_user'),
    byAdmin: { type: 'boolean', name: 'by_admin' },
    reason: { type: 'text', nullable: true },
    at: at('at'),
    changes: { type: 'jsonb' },
  },
  indices: [{ name: 'changes_of_coupon', columns: ['couponId', 'at'] }],
});
