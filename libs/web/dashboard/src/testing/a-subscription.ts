import {
  type AnswerOf,
  type Card,
  type listPlans,
  type PlanChange,
  PlanId,
  type StoreSubscription,
  type SubscriptionCharge,
  type SubscriptionPhase,
} from '@smachot/contracts';
import { planTexts } from '@smachot/i18n';
import { subscriptionLifecycle } from '@smachot/lifecycles';
import { PLANS, planPricingOn, priceBreakdown } from '@smachot/pricing';

const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const DAY = '2026-11-23';
const AT = '2026-11-23T10:00:00.000Z';
/** The paid period of the subscriptions here ends on 16 December 2026. */
const ENDS = '2026-12-15T22:00:00.000Z';

/** The plans with the real prices and limits, for tests. */
export const allPlans: AnswerOf<typeof listPlans> = {
  plans: PlanId.options.map((planId) => ({
    id: planId,
    ...planTexts(planId, 'he'),
    limits: PLANS[planId].limits,
    monthly: planPricingOn(planId, 'monthly', DAY),
    annually: planPricingOn(planId, 'annually', DAY),
  })),
  termsVersion: '2026-11-01',
};

/** The owner's moves by the machine, as the server offers them; without a plan that waits there is nothing to take back. */
const movesIn = (phase: SubscriptionPhase, pending: boolean): StoreSubscription['moves'] =>
  subscriptionLifecycle
    .movesFor(phase, 'owner')
    .filter((move) => move !== 'schedule')
    .filter((move) => move !== 'resume' || phase === 'ending' || pending);

const isPaid = (phase: SubscriptionPhase) => phase !== 'inactive';

/** A store's subscription in a phase, for tests: the basic plan without one, else Plus+ paid monthly. */
export const aSubscription = (
  phase: SubscriptionPhase,
  overrides: Partial<StoreSubscription> = {},
): StoreSubscription => {
  const planId = isPaid(phase) ? 'plus-plan' : 'basic-plan';
  return {
    _id: isPaid(phase) ? id(70) : null,
    planId,
    plan: planTexts(planId, 'he'),
    createdAt: isPaid(phase) ? AT : null,
    startDate: isPaid(phase) ? AT : null,
    endDate: isPaid(phase) ? ENDS : null,
    status: isPaid(phase) ? 'active' : 'inactive',
    daysRemaining: phase === 'active' || phase === 'ending' ? 23 : 0,
    phase,
    billing: isPaid(phase) ? 'monthly' : null,
    nextRenewal:
      phase === 'active'
        ? { at: ENDS, planId, billing: 'monthly', coupon: null, breakdown: priceBreakdown(14_900, DAY) }
        : null,
    pendingPlan: null,
    graceUntil: phase === 'grace' ? '2026-12-22T22:00:00.000Z' : null,
    balance: 0,
    limits: PLANS[planId].limits,
    used: { pricingUnits: 3, crew: 2 },
    openCharge: null,
    moves: movesIn(phase, Boolean(overrides.pendingPlan)),
    ...overrides,
  };
};

/** The charge of a month of Plus+, for tests. */
export const aCharge = (overrides: Partial<SubscriptionCharge> = {}): SubscriptionCharge => ({
  _id: id(80),
  planId: 'plus-plan',
  billing: 'monthly',
  from: '2026-11-16',
  until: '2026-12-16',
  price: 149,
  coupon: null,
  credit: 0,
  breakdown: priceBreakdown(14_900, DAY),
  status: 'paid',
  refusal: null,
  createdAt: AT,
  paidAt: AT,
  authenticateUrl: null,
  invoices: [],
  ...overrides,
});

/** From Plus+ to Pro in the middle of a paid month, for tests: 114 shekels of it are not used yet. */
export const anUpgrade = (overrides: Partial<PlanChange> = {}): PlanChange => ({
  planId: 'pro-plan',
  billing: 'monthly',
  when: 'now',
  startDate: AT,
  endDate: '2026-12-22T22:00:00.000Z',
  price: 299,
  coupon: null,
  credit: 114,
  due: priceBreakdown(18_500, DAY),
  balance: 0,
  ...overrides,
});

/** A stored card that can be charged, for tests. */
export const aCard = (overrides: Partial<Card> = {}): Card => ({
  _id: id(90),
  lastFourDigits: '5846',
  isDefault: true,
  cardType: 'visa',
  expiry: '12/30',
  nickname: null,
  expired: false,
  status: 'confirmed',
  authenticateUrl: null,
  ...overrides,
});
