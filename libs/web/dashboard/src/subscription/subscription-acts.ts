import type { StoreSubscription } from '@smachot/contracts';
import { subscriptionLifecycle } from '@smachot/lifecycles';
import { isUpgrade, type PlanChoice, PLANS } from '@smachot/pricing';

type Offered = StoreSubscription['moves'][number];

/** Whether the owner may do this now: the machine allows it in this phase, and the server offers it to the caller. */
export const mayDo = ({ phase, moves }: StoreSubscription, move: Exclude<Offered, 'choose'>): boolean =>
  moves.includes(move) && subscriptionLifecycle.can(phase, { type: move, by: 'owner' });

/** `choose`: a larger plan, or a longer cycle, from now on. `schedule`: a smaller one, from the end of the period on. */
type Direction = 'choose' | 'schedule';
const directionOf = ({ planId, billing, phase }: StoreSubscription, to: PlanChoice): Direction =>
  phase === 'inactive' || billing === null || isUpgrade({ planId, billing }, to) ? 'choose' : 'schedule';

/**
 * What a plan is to the store: its plan now, the one that follows at the end of the period, one that can be chosen, or none of these.
 * The basic plan is never chosen: a store comes back to it when its subscription ends.
 */
export type Standing = 'current' | 'next' | Direction | 'cancel' | 'none';
export const standingOf = (subscription: StoreSubscription, to: PlanChoice): Standing => {
  const { phase, planId, billing, pendingPlan, moves } = subscription;
  const isBasic = to.planId === 'basic-plan';
  if (to.planId === planId && (isBasic || to.billing === billing)) return 'current';
  if (isBasic) return phase === 'ending' ? 'next' : mayDo(subscription, 'cancel') ? 'cancel' : 'none';
  if (pendingPlan?.planId === to.planId && pendingPlan.billing === to.billing) return 'next';
  const direction = directionOf(subscription, to);
  const may = moves.includes('choose') && subscriptionLifecycle.can(phase, { type: direction, by: 'owner' });
  return may ? direction : 'none';
};

/** The limits that apply when the period ends; those of now where nothing else follows. */
export const nextLimits = ({
  phase,
  pendingPlan,
  limits,
}: StoreSubscription): StoreSubscription['limits'] => {
  if (phase === 'ending') return PLANS['basic-plan'].limits;
  return pendingPlan ? PLANS[pendingPlan.planId].limits : limits;
};

/** What the store has more of than the plan allows. */
export const overLimits = (
  { used }: StoreSubscription,
  limits: StoreSubscription['limits'],
): (keyof StoreSubscription['used'])[] =>
  (['pricingUnits', 'crew'] as const).filter((what) => used[what] > limits[what]);
