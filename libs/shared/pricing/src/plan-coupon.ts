import { discountOf, type PricedCoupon, reachesMinimum } from './coupon';
import { planPrice } from './plans';
import type { PlanChoice } from './plan-choice';

/** A coupon as the price of a plan knows it. `periods`: how many of them cost less, the first one included. */
export type PricedPlanCoupon = PricedCoupon & { periods: number };

/** Agorot that a coupon takes off one period of a plan; null: its price is below the coupon's minimum. */
export const planCouponOff = ({ planId, billing }: PlanChoice, coupon: PricedCoupon): number | null => {
  const price = planPrice(planId, billing);
  return reachesMinimum(coupon, price) ? discountOf(coupon, price) : null;
};
