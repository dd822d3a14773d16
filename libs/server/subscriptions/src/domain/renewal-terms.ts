import { discountOf, periodFrom, planPrice, settleCredit } from '@smachot/pricing';
import type { ChargeTerms } from './charge';
import { couponOfNext, type SubscriptionState } from './subscription-state';

/** What the next period costs: of the plan that waits for it, else of the same one, under what is left of the coupon. */
export const renewalTerms = (state: SubscriptionState, from: string): ChargeTerms => {
  const { anchor, balance } = state;
  const planId = state.pendingPlan ?? state.planId;
  const billing = state.pendingBilling ?? state.billing;
  const coupon = couponOfNext(state, { planId, billing });
  const full = planPrice(planId, billing);
  const off = coupon ? discountOf(coupon, full) : 0;
  const price = full - off;
  const days = { fromDay: from, untilDay: periodFrom(from, billing, anchor).until, anchor };
  const sums = { price, coupon, off, credit: balance, ...settleCredit(price, balance) };
  return { planId, billing, ...days, ...sums };
};
