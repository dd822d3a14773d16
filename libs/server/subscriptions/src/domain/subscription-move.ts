import type { BillingCycle, PlanId, SubscriptionPhase } from '@smachot/contracts';
import type { ChargeState } from './charge';
import type { SubscriptionState } from './subscription-state';

/** The part of a subscription whose changes are recorded. */
export type RecordedState = {
  phase: SubscriptionPhase;
  planId: PlanId;
  billing: BillingCycle;
  untilDay: string | null;
  pendingPlan: PlanId | null;
  pendingBilling: BillingCycle | null;
};
/** What one transaction did to a subscription. `requested`: a plan that its charge decides about, its sum in agorot. */
export type SubscriptionMoveRecord = {
  before: RecordedState;
  after: RecordedState & { requested?: { planId: PlanId; billing: BillingCycle; due: number } };
};

export const recordedState = (state: SubscriptionState): RecordedState => {
  const { phase, planId, billing, untilDay, pendingPlan, pendingBilling } = state;
  return { phase, planId, billing, untilDay, pendingPlan, pendingBilling };
};

/** The plan whose limits apply. */
export const planInForce = ({ phase, planId }: Pick<RecordedState, 'phase' | 'planId'>): PlanId =>
  phase === 'inactive' ? 'basic-plan' : planId;

/** Undefined when nothing of it changed and nothing was requested. */
export const moveRecord = (
  before: RecordedState,
  state: SubscriptionState,
  requested: ChargeState | undefined,
): SubscriptionMoveRecord | undefined => {
  const after = recordedState(state);
  if (!requested && JSON.stringify(before) === JSON.stringify(after)) return undefined;
  if (!requested) return { before, after };
  const { planId, billing, due } = requested;
  return { before, after: { ...after, requested: { planId, billing, due } } };
};
