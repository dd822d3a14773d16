import type { BillingCycle, PlanId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import type { PlanChoice, PlanPurchase } from '@smachot/pricing';
import type { Payer } from '../domain/charge';
import { Subscription } from '../domain/subscription';

/** For tests: 31 January, 12:00 in Israel. */
export const START = new Date('2027-01-31T10:00:00Z');
export const PAYER: Payer = { userId: newId(), cardId: newId(), returnTo: '/dashboard/store/account' };

export const plan = (planId: PlanId, billing: BillingCycle = 'monthly'): PlanChoice => ({ planId, billing });

/** Chooses a plan for what it costs then. */
export const chosen = (subscription: Subscription, choice: PlanPurchase, now: Date, payer = PAYER) =>
  subscription.choose(choice, subscription.changeTo(choice, now).due, payer, now);

/** The provider answers the open charge. */
export const answered = (
  subscription: Subscription,
  outcome: 'captured' | 'refused' | 'challenged',
  now: Date,
): void => {
  const { open } = subscription.charges;
  if (open) subscription.applyPayment(open.id, outcome, now);
};

export const inactive = (): Subscription => Subscription.of(newId(), PAYER.userId, START);

/** Paid from 31 January on. */
export const active = (choice = plan('plus-plan')): Subscription => {
  const subscription = inactive();
  chosen(subscription, choice, START);
  answered(subscription, 'captured', START);
  return subscription;
};

/** The moment at which the subscription is looked at next. */
export const dueAt = ({ state }: Subscription): Date => {
  if (!state.dueAt) throw new Error('nothing is due');
  return state.dueAt;
};

export const ending = (): Subscription => {
  const subscription = active();
  subscription.cancel();
  return subscription;
};

/** Its first renewal was refused. */
export const inGrace = (): Subscription => {
  const subscription = active();
  const at = dueAt(subscription);
  subscription.advance(at, PAYER);
  answered(subscription, 'refused', at);
  return subscription;
};

type Emitted = { event: string; payload: Record<string, unknown> };

/** The events since the last call. */
export const emitted = (subscription: Subscription): Emitted[] => {
  const events = [...(subscription.getUncommittedEvents() as Emitted[])];
  subscription.uncommit();
  return events;
};
