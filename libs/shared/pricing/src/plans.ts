import {
  type BillingCycle,
  PlanId,
  type PlanLimits,
  type PlanPricing,
  type PriceBreakdown,
} from '@smachot/contracts';
import { splitVat, toShekels, vatPercentOn } from '@smachot/kernel';

/** In agorot, including VAT: the price shown is the price charged. */
type PlanTerms = { monthlyPrice: number; limits: PlanLimits };

export const PLANS: Readonly<Record<PlanId, PlanTerms>> = {
  'basic-plan': {
    monthlyPrice: 0,
    limits: { pricingUnits: 10, crew: 3, analytics: 'none', newslettersPerMonth: 0, featured: false },
  },
  'iron-swords-plan': {
    monthlyPrice: 4_900,
    limits: { pricingUnits: 20, crew: 5, analytics: 'basic', newslettersPerMonth: 1, featured: false },
  },
  'plus-plan': {
    monthlyPrice: 14_900,
    limits: { pricingUnits: 60, crew: 10, analytics: 'full', newslettersPerMonth: 4, featured: false },
  },
  'pro-plan': {
    monthlyPrice: 29_900,
    limits: { pricingUnits: 300, crew: 50, analytics: 'full', newslettersPerMonth: 12, featured: true },
  },
};

/** Months of one billing period. */
export const MONTHS: Readonly<Record<BillingCycle, number>> = { monthly: 1, annually: 12 };
/** Months that are paid for in one billing period: two of a year are free. */
const PAID_MONTHS: Readonly<Record<BillingCycle, number>> = { monthly: 1, annually: 10 };

/** The price of one billing period, in agorot. */
export const planPrice = (planId: PlanId, billing: BillingCycle): number =>
  PLANS[planId].monthlyPrice * PAID_MONTHS[billing];

/** Whether the second plan is larger than the first. */
export const isLargerPlan = (than: PlanId, planId: PlanId): boolean =>
  PlanId.options.indexOf(planId) > PlanId.options.indexOf(than);

/** Splits a sum of agorot, which includes VAT, by the rate of the day; in shekels. */
export const priceBreakdown = (total: number, day: string): PriceBreakdown => {
  const { net, vat } = splitVat(total, vatPercentOn(day));
  return { subtotal: toShekels(net), tax: toShekels(vat), total: toShekels(total) };
};

/** The price of one billing period as it is shown on that day, in shekels. */
export const planPricingOn = (planId: PlanId, billing: BillingCycle, day: string): PlanPricing => {
  const { monthlyPrice } = PLANS[planId];
  const original = monthlyPrice * MONTHS[billing];
  const total = planPrice(planId, billing);
  const amount = original - total;
  return {
    originalPrice: toShekels(original),
    monthlyPrice: toShekels(monthlyPrice),
    monthlyEquivalent: toShekels(Math.round(total / MONTHS[billing])),
    billingCycle: billing,
    breakdown: priceBreakdown(total, day),
    // two decimals, rounded down: never more than the discount is
    discount: {
      percent: original ? Math.floor((amount * 10_000) / original) / 100 : 0,
      amount: toShekels(amount),
    },
  };
};

/** Limits that are numbers, and that the server compares with what a store uses. */
export type CountedLimit = 'pricingUnits' | 'crew';

/** The smallest plan that allows this many; undefined when none does. */
export const planAllowing = (limit: CountedLimit, count: number): PlanId | undefined =>
  PlanId.options.find((planId) => PLANS[planId].limits[limit] >= count);
