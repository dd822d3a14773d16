import * as z from 'zod/mini';
import { call } from '../call';
import { PlanCoupon } from '../coupons/coupon-terms';
import { CouponCode } from '../coupons/coupons';

/** The plans a store can have, from the smallest to the largest. */
export const PlanId = z.enum(['basic-plan', 'iron-swords-plan', 'plus-plan', 'pro-plan']);
export type PlanId = z.infer<typeof PlanId>;
export const BillingCycle = z.enum(['monthly', 'annually']);
export type BillingCycle = z.infer<typeof BillingCycle>;

/** What a plan unlocks, enforced by the server. */
export const PlanLimits = z.object({
  /** Pricing units that are not archived. */
  pricingUnits: z.number(),
  /** Members of the crew, open invitations included. */
  crew: z.number(),
  analytics: z.enum(['none', 'basic', 'full']),
  newslettersPerMonth: z.number(),
  /** Whether the store may be featured. */
  featured: z.boolean(),
});
export type PlanLimits = z.infer<typeof PlanLimits>;

/** A sum in shekels with its VAT; subtotal and tax add up to the total, which is what the card pays. */
export const PriceBreakdown = z.object({ subtotal: z.number(), tax: z.number(), total: z.number() });
export type PriceBreakdown = z.infer<typeof PriceBreakdown>;

/** The price of one billing period, in shekels and including VAT. */
export const PlanPricing = z.object({
  /** The period's price without the discount: a year is twelve months. */
  originalPrice: z.number(),
  /** The price of a month when it is paid month by month. */
  monthlyPrice: z.number(),
  /** The price of a period divided by its months, to the agora. */
  monthlyEquivalent: z.number(),
  billingCycle: BillingCycle,
  breakdown: PriceBreakdown,
  discount: z.object({ percent: z.number(), amount: z.number() }),
});
export type PlanPricing = z.infer<typeof PlanPricing>;

/** A plan; name and description are in the language of the request. */
export const Plan = z.object({
  id: PlanId,
  name: z.string(),
  description: z.string(),
  limits: PlanLimits,
});
export type Plan = z.infer<typeof Plan>;

/** Every plan from the smallest to the largest, with the price of both billing cycles. */
export const listPlans = call({
  id: 'subscriptions.listPlans',
  method: 'GET',
  path: '/v1/plans',
  access: 'visitor',
  answer: z.object({
    plans: z.array(z.extend(Plan, { monthly: PlanPricing, annually: PlanPricing })),
    /** The version of the terms that have to be accepted now. */
    termsVersion: z.string(),
  }),
});
/**
 * The price of a plan, and under a coupon of the platform what its first periods cost. Refusals of the coupon: coupon.unknown, coupon.not_yet,
 * coupon.over, coupon.not_for_this, coupon.used_up, coupon.minimum; how often the asker used it is not known here.
 */
export const planPricing = call({
  id: 'subscriptions.planPricing',
  method: 'GET',
  path: '/v1/plans/:planId/pricing',
  access: 'visitor',
  perMinute: 60,
  params: z.object({ planId: PlanId }),
  query: z.object({ billing: z._default(BillingCycle, 'monthly'), coupon: z.optional(CouponCode) }),
  answer: z.extend(Plan, {
    /** Without a coupon. */
    pricing: PlanPricing,
    /** Absent without a code. */
    coupon: z.optional(z.extend(PlanCoupon, { breakdown: PriceBreakdown })),
  }),
});
