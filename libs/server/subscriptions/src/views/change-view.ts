import type { PlanChange, PlanCoupon } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { type PlanChangeTerms, priceBreakdown, type PricedPlanCoupon, startOfDay } from '@smachot/pricing';

/** @param off agorot it takes off the first period */
export const planCouponView = (coupon: PricedPlanCoupon, off: number): PlanCoupon => {
  const { code, discountType, discount, periods } = coupon;
  return { code, discountType, discount, periods, amount: toShekels(off) };
};

/** What a change of the plan does. @param day today, whose rate of VAT applies to what is due */
export const changeView = (
  change: PlanChangeTerms,
  coupon: PricedPlanCoupon | null,
  day: string,
): PlanChange => {
  const { planId, billing, when, from, until, price, off, credit, due, balance } = change;
  return {
    ...{ planId, billing, when, price: toShekels(price + off), credit: toShekels(credit) },
    coupon: coupon && planCouponView(coupon, off),
    startDate: startOfDay(from).toISOString(),
    endDate: until && planId !== 'basic-plan' ? startOfDay(until).toISOString() : null,
    due: priceBreakdown(due, day),
    balance: toShekels(balance),
  };
};
