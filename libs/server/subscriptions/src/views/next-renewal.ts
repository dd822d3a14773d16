import type { StoreSubscription } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { priceBreakdown, startOfDay } from '@smachot/pricing';
import { graceEnd } from '../domain/dunning';
import { renewalTerms } from '../domain/renewal-terms';
import type { SubscriptionState } from '../domain/subscription-state';

/** The charge of the next period, as it stands now. */
export const nextRenewal = (state: SubscriptionState): StoreSubscription['nextRenewal'] => {
  const { phase, untilDay } = state;
  if (phase !== 'active' || !untilDay) return null;
  const { planId, billing, coupon, off, due } = renewalTerms(state, untilDay);
  return {
    at: startOfDay(untilDay).toISOString(),
    planId,
    billing,
    coupon: coupon && { code: coupon.code, amount: toShekels(off) },
    breakdown: priceBreakdown(due, untilDay),
  };
};

/** When the days of grace end. */
export const graceUntil = ({ phase, untilDay }: SubscriptionState): StoreSubscription['graceUntil'] =>
  phase === 'grace' && untilDay ? graceEnd(untilDay).toISOString() : null;
