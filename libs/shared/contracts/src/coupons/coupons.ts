import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { CouponId, StoreId, UserId } from '../ids';
import { Cursor, decimal, Instant, line, Moment, PageSize } from '../primitives';
import { StoreParams, storePath } from '../stores/stores';
import { CouponTerms, DiscountType } from './coupon-terms';

/** active: may be redeemed within its dates and limits. deleted: never again; orders that used it keep their price. */
export const CouponStatus = z.enum(['active', 'deleted']);
export type CouponStatus = z.infer<typeof CouponStatus>;

/** reserved: its checkout or purchase is under way. redeemed: it stands. freed: it ended, and the use counts no more. */
export const RedemptionStatus = z.enum(['reserved', 'redeemed', 'freed']);
export type RedemptionStatus = z.infer<typeof RedemptionStatus>;

/** The kinds of things a coupon is for: what a store sells, tickets of public events, and plans of the platform. */
export const CouponKind = z.enum(['pricing_unit', 'ticket', 'plan']);
export type CouponKind = z.infer<typeof CouponKind>;

/** Something that is sold: its kind, and its id there (a plan's is its name). */
export const CouponTarget = z.object({
  kind: CouponKind,
  id: z.string().check(z.minLength(1), z.maxLength(64)),
});
export type CouponTarget = z.infer<typeof CouponTarget>;

/** All: everything the coupon's issuer sells, also what is added later. */
export const AppliesTo = z.union([
  z.literal('All'),
  z.array(CouponTarget).check(z.minLength(1, { error: 'coupon.nothing_chosen' }), z.maxLength(100)),
]);
export type AppliesTo = z.infer<typeof AppliesTo>;

/** Letters of any language, digits and hyphens, in capitals: `welcome-10` and `WELCOME-10` are one code. */
export const CouponCode = z.pipe(
  line(20),
  z.pipe(
    z.transform((raw: string) => raw.toUpperCase()),
    z.string().check(z.regex(/^[\p{L}\p{N}-]{3,20}$/u, { error: 'coupon.code' })),
  ),
);

const limit = z.optional(
  z.nullable(
    decimal(z.int({ error: 'number.whole' }), z.gte(1, { error: 'number.positive' }), z.lte(1_000_000)),
  ),
);
/** Shekels that fit a coupon, in whole agorot. */
const sum = decimal(z.multipleOf(0.01), z.gt(0, { error: 'number.positive' }), z.lte(1_000_000));
const Terms = z.object({
  discountType: DiscountType,
  /** Whole per cent from 1 to 100 (coupon.percent), or shekels from 0.01 on. */
  discount: sum,
  appliesTo: AppliesTo,
  /** Null: from now on. */
  validFrom: z.optional(z.nullable(Moment)),
  /** The moment it ends (coupon.dates when that is not after it begins); null: open-ended. */
  validUntil: z.optional(z.nullable(Moment)),
  /** The least price, delivery apart, in shekels. */
  minimumSum: z.optional(z.nullable(sum)),
  maxRedemptions: limit,
  maxPerCustomer: limit,
  /** Of a plan: how many periods cost less, counted from the one it was used for; null: that one. Only the platform's coupons have it. */
  planPeriods: z.optional(
    z.nullable(decimal(z.int({ error: 'number.whole' }), z.gte(1, { error: 'number.positive' }), z.lte(60))),
  ),
});
/** A coupon as its issuer writes it down; the code stays as it was given out, everything else may change. */
export const CouponForm = z.extend(Terms, { code: CouponCode });
export type CouponForm = z.infer<typeof CouponForm>;
export const CouponChangeForm = z.extend(Terms, { version: z.int() });
export type CouponChangeForm = z.infer<typeof CouponChangeForm>;

export const CouponField = z.enum([
  ...(['discountType', 'discount', 'appliesTo', 'validFrom', 'validUntil'] as const),
  ...(['minimumSum', 'maxRedemptions', 'maxPerCustomer', 'planPeriods'] as const),
]);
export type CouponField = z.infer<typeof CouponField>;

/** One entry of a coupon's history: who changed what, from what, into what. `byAdmin`: not the business itself. */
export const CouponUpdate = z.object({
  updateType: z.enum(['Created', 'Updated', 'Deleted']),
  by: UserId,
  byName: z.string(),
  byAdmin: z.boolean(),
  at: Instant,
  details: z.object({
    reason: z.nullable(z.string()),
    changes: z.array(z.object({ field: CouponField, before: z.unknown(), after: z.unknown() })),
  }),
});
export type CouponUpdate = z.infer<typeof CouponUpdate>;

/** One use of a coupon that stands, or whose checkout is under way. `amount` in shekels; `subjectId`: the order, or the charge of a plan. */
export const Redemption = z.object({
  subjectId: z.string(),
  userId: UserId,
  target: CouponTarget,
  amount: z.number(),
  status: RedemptionStatus,
  at: Instant,
});
export type Redemption = z.infer<typeof Redemption>;

export const Coupon = z.object({
  couponId: CouponId,
  /** The business it belongs to; null: the platform. */
  partnerId: z.nullable(StoreId),
  code: z.string(),
  discount: z.number(),
  discountType: DiscountType,
  appliesTo: AppliesTo,
  validFrom: z.nullable(Instant),
  validUntil: z.nullable(Instant),
  minimumSum: z.nullable(z.number()),
  planPeriods: z.nullable(z.number()),
  redemptions: z.object({
    maxRedemptions: z.nullable(z.number()),
    maxPerCustomer: z.nullable(z.number()),
    /** How many uses are taken, those under way included. */
    taken: z.number(),
    /** The newest hundred; empty in lists. */
    redeemedBy: z.array(Redemption),
  }),
  deleted: z.boolean(),
  deletedBy: z.nullable(UserId),
  createdBy: UserId,
  createdAt: Instant,
  /** The newest first; empty in lists. */
  updatedBy: z.array(CouponUpdate),
  version: z.number(),
});
export type Coupon = z.infer<typeof Coupon>;

const path = `${storePath}/coupons`;
const one = `${path}/:couponId`;
const OneOfStore = z.extend(StoreParams, { couponId: CouponId });

/** The coupons of a store that are not deleted, the newest first; at most five hundred. `mayEdit`: owners, not members. */
export const listCoupons = call({
  id: 'coupons.list',
  method: 'GET',
  path,
  access: 'user',
  params: StoreParams,
  answer: z.object({ coupons: z.array(Coupon), mayEdit: z.boolean() }),
});
export const readCoupon = call({
  id: 'coupons.read',
  method: 'GET',
  path: one,
  access: 'user',
  params: OneOfStore,
  answer: Coupon,
});
/** Refusals: coupon.code_taken, coupon.percent, coupon.dates, coupon.wrong_kind, coupon.too_many. */
export const createCoupon = call({
  id: 'coupons.create',
  method: 'POST',
  path,
  access: 'user',
  perMinute: 30,
  params: StoreParams,
  body: CouponForm,
  answer: Coupon,
  status: 201,
});
export const changeCoupon = call({
  id: 'coupons.change',
  method: 'PUT',
  path: one,
  access: 'user',
  params: OneOfStore,
  body: CouponChangeForm,
  answer: Coupon,
});
export const deleteCoupon = call({
  id: 'coupons.delete',
  method: 'DELETE',
  path: one,
  access: 'user',
  params: OneOfStore,
  status: 204,
});

/**
 * Whether a code may be used by the caller for this now. Refusals: coupon.unknown, coupon.not_yet, coupon.over, coupon.not_for_this,
 * coupon.used_up, coupon.used_by_you. Reserves nothing: the last word is said when the order is placed.
 */
export const checkCoupon = call({
  id: 'coupons.check',
  method: 'POST',
  path: '/v1/coupons/check',
  access: 'user',
  feature: 'checkout_coupons',
  perMinute: 20,
  /** `partnerId`: the business that sells it; null: the platform. */
  body: z.object({ code: CouponCode, partnerId: z.nullable(StoreId), target: CouponTarget }),
  answer: CouponTerms,
  status: 200,
});

const Reason = { reason: ActReason };
const admin = '/admin/api/coupons';
const AnyCoupon = z.object({ couponId: CouponId });
/** A coupon with the name of its business; null: one of the platform. */
export const NamedCoupon = z.extend(Coupon, { businessName: z.nullable(z.string()) });
export type NamedCoupon = z.infer<typeof NamedCoupon>;
/** Coupons of all stores and of the platform, deleted ones too; the newest first. */
export const listAllCoupons = call({
  id: 'coupons.listAll',
  method: 'GET',
  path: admin,
  access: 'superAdmin',
  query: z.object({
    /** The beginning of a code. */
    q: z.optional(z.string().check(z.maxLength(20))),
    partnerId: z.optional(StoreId),
    cursor: Cursor,
    limit: PageSize,
  }),
  answer: z.object({ coupons: z.array(NamedCoupon), nextCursor: z.nullable(z.string()) }),
});
export const readAnyCoupon = call({
  id: 'coupons.readAny',
  method: 'GET',
  path: `${admin}/:couponId`,
  access: 'superAdmin',
  params: AnyCoupon,
  answer: Coupon,
});
/** `partnerId` null: a coupon of the platform, for plans and tickets. */
export const createAnyCoupon = call({
  id: 'coupons.createAny',
  method: 'POST',
  path: admin,
  access: 'superAdmin',
  body: z.extend(CouponForm, { partnerId: z.nullable(StoreId), ...Reason }),
  answer: Coupon,
  status: 201,
});
export const changeAnyCoupon = call({
  id: 'coupons.changeAny',
  method: 'PUT',
  path: `${admin}/:couponId`,
  access: 'superAdmin',
  params: AnyCoupon,
  body: z.extend(CouponChangeForm, Reason),
  answer: Coupon,
});
export const deleteAnyCoupon = call({
  id: 'coupons.deleteAny',
  method: 'POST',
  path: `${admin}/:couponId/delete`,
  access: 'superAdmin',
  params: AnyCoupon,
  body: z.object(Reason),
  status: 204,
});
