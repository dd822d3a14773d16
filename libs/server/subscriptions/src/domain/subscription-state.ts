import type {
  BillingCycle,
  PlanId,
  StoreId,
  SubscriptionId,
  SubscriptionPhase,
  UserId,
} from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import type { PaidPeriod, PlanChoice } from '@smachot/pricing';
import type { ChargeCoupon } from './charge';

/** Sums in agorot, days in Israel. The period is that of the last paid plan, also when it is over. */
export type SubscriptionState = {
  id: SubscriptionId;
  storeId: StoreId;
  /** The owner whose card pays. */
  payerId: UserId;
  phase: SubscriptionPhase;
  planId: PlanId;
  billing: BillingCycle;
  fromDay: string | null;
  untilDay: string | null;
  /** The day of the month on which its periods begin. */
  anchor: number;
  /** Number of the current period, counted from the first. */
  period: number;
  /** The current period's price, under its coupon and before credit. */
  price: number;
  /** The coupon of the next periods, as long as the plan stays. */
  coupon: ChargeCoupon | null;
  balance: number;
  /** The plan from the end of the period on. */
  pendingPlan: PlanId | null;
  pendingBilling: BillingCycle | null;
  /** When a job looks at it next. */
  dueAt: Date | null;
  createdAt: Date;
};

/** The state of a store that has not paid for a plan yet. */
export const withoutPlan = (storeId: StoreId, payerId: UserId, now: Date): SubscriptionState => ({
  id: newId(),
  storeId,
  payerId,
  phase: 'inactive',
  planId: 'basic-plan',
  billing: 'monthly',
  fromDay: null,
  untilDay: null,
  anchor: 1,
  period: 0,
  price: 0,
  coupon: null,
  balance: 0,
  pendingPlan: null,
  pendingBilling: null,
  dueAt: null,
  createdAt: now,
});

/** The paid period that runs now. */
export const paidPeriodOf = (state: SubscriptionState): PaidPeriod | undefined => {
  const { phase, planId, billing, fromDay, untilDay, anchor, price } = state;
  if (phase === 'inactive' || !fromDay || !untilDay) return undefined;
  return { planId, billing, from: fromDay, until: untilDay, anchor, price };
};

export const hasPlan = (state: SubscriptionState, { planId, billing }: PlanChoice): boolean =>
  state.phase === 'inactive' ? planId === 'basic-plan' : state.planId === planId && state.billing === billing;

/** The coupon of the next period: it goes on for the plan it was used for, and for no other. */
export const couponOfNext = (
  { coupon, ...current }: Pick<SubscriptionState, 'coupon' | 'planId' | 'billing'>,
  { planId, billing }: PlanChoice,
): ChargeCoupon | null =>
  coupon && planId === current.planId && billing === current.billing
    ? { ...coupon, left: coupon.left - 1 }
    : null;
