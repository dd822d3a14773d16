import type { Language, PlanId, StoreSubscription, SubscriptionCharge } from '@smachot/contracts';
import { daysUntil, toShekels } from '@smachot/kernel';
import { planTexts } from '@smachot/i18n';
import { subscriptionLifecycle } from '@smachot/lifecycles';
import { PLANS, startOfDay } from '@smachot/pricing';
import type { StoreUsage } from '@smachot/server-stores';
import type { SubscriptionState } from '../domain/subscription-state';
import { graceUntil, nextRenewal } from './next-renewal';

type Seen = {
  state: SubscriptionState | undefined;
  openCharge: SubscriptionCharge | null;
  usage: StoreUsage & { isOwner: boolean };
};

/** A store's subscription as its owners see it. */
export const subscriptionView = (seen: Seen, language: Language, now: Date): StoreSubscription => {
  const { state, usage, openCharge } = seen;
  const phase = state?.phase ?? 'inactive';
  const current = state && phase !== 'inactive' ? state : undefined;
  const planId: PlanId = current?.planId ?? 'basic-plan';
  const endDate = state?.untilDay ? startOfDay(state.untilDay) : null;
  return {
    _id: state?.id ?? null,
    planId,
    plan: planTexts(planId, language),
    createdAt: state?.createdAt.toISOString() ?? null,
    startDate: state?.fromDay ? startOfDay(state.fromDay).toISOString() : null,
    endDate: endDate?.toISOString() ?? null,
    status: current ? 'active' : 'inactive',
    daysRemaining: current && endDate ? Math.max(0, daysUntil(endDate, now)) : 0,
    phase,
    billing: current?.billing ?? null,
    nextRenewal: current ? nextRenewal(current) : null,
    pendingPlan:
      current?.pendingPlan && current.pendingBilling
        ? { planId: current.pendingPlan, billing: current.pendingBilling }
        : null,
    graceUntil: current ? graceUntil(current) : null,
    balance: toShekels(state?.balance ?? 0),
    limits: PLANS[planId].limits,
    used: { pricingUnits: usage.pricingUnits, crew: usage.crew },
    openCharge,
    moves: usage.isOwner ? movesOf(phase, !!current?.pendingPlan, openCharge) : [],
  };
};

const movesOf = (
  phase: StoreSubscription['phase'],
  hasPending: boolean,
  charge: SubscriptionCharge | null,
): StoreSubscription['moves'] => {
  const isRequested = charge?.status === 'requested';
  const possible = subscriptionLifecycle.movesFor(phase, 'owner');
  return (['choose', 'cancel', 'resume', 'pay'] as const).filter((move) => {
    if (!possible.includes(move)) return false;
    if (move === 'resume') return phase === 'ending' || hasPending;
    return move === 'cancel' || !isRequested;
  });
};
