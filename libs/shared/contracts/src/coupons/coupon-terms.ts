import * as z from 'zod/mini';

export const DiscountType = z.enum(['Percentage', 'Amount']);
export type DiscountType = z.infer<typeof DiscountType>;

/** What a coupon takes off a price: per cent, or decimal shekels. */
export const CouponDiscount = z.object({
  code: z.string(),
  discountType: DiscountType,
  discount: z.number(),
});
export type CouponDiscount = z.infer<typeof CouponDiscount>;

/** A coupon of a plan: how many periods cost less, and the shekels it takes off the first of them. */
export const PlanCoupon = z.extend(CouponDiscount, { periods: z.number(), amount: z.number() });
export type PlanCoupon = z.infer<typeof PlanCoupon>;

/** What a price is worked out from while the coupon may still be refused: `minimumSum` in shekels, null: none. */
export const CouponTerms = z.extend(CouponDiscount, { minimumSum: z.nullable(z.number()) });
export type CouponTerms = z.infer<typeof CouponTerms>;
