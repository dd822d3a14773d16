import * as z from 'zod/mini';
import { call } from '../call';
import { PlanCoupon } from '../coupons/coupon-terms';
import { CouponCode } from '../coupons/coupons';
import { CardRefusal } from '../payments/card-refusals';
import { CardId, InvoiceId, StoreId, SubscriptionChargeId, SubscriptionId } from '../ids';
import { Day, Instant, OwnPath, Shekels } from '../primitives';
import { BillingCycle, PlanId, PlanLimits, PriceBreakdown } from './plans';

/** The version of the terms of subscriptions that is in force; an older acceptance does not count for a new purchase. */
export const SUBSCRIPTION_TERMS_VERSION = '2026-11-01';

/**
 * Phase of a store's subscription. inactive: no plan is paid for, the limits of the basic plan apply. active: paid. ending: paid, and it
 * ends with the period. grace: a renewal was not paid, the plan still applies for seven days.
 */
export const SubscriptionPhase = z.enum(['inactive', 'active', 'ending', 'grace']);
export type SubscriptionPhase = z.infer<typeof SubscriptionPhase>;
/** The phase as the two statuses of the wire: everything but `inactive` is active. */
export const SubscriptionStatus = z.enum(['active', 'inactive']);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/**
 * Status of the charge of one period. requested: the card is being charged. action_required: the card's owner has to confirm it. failed: the
 * card was refused; a renewal is tried again. credited: nothing was left to pay after a coupon and the credit of an earlier period. abandoned: it is not collected any more.
 */
export const SubscriptionChargeStatus = z.enum([
  'requested',
  'action_required',
  'failed',
  'paid',
  'credited',
  'abandoned',
]);
export type SubscriptionChargeStatus = z.infer<typeof SubscriptionChargeStatus>;

/** The coupon of a charge, and the shekels it takes off. */
export const ChargeCoupon = z.object({ code: z.string(), amount: z.number() });
export type ChargeCoupon = z.infer<typeof ChargeCoupon>;

/**
 * A document that was issued for a charge, and never changes. invoice: a tax invoice and receipt (חשבונית מס/קבלה). credit_note: for money
 * that went back (חשבונית זיכוי). Each kind has numbers of its own without holes. `amount` in shekels.
 */
export const Invoice = z.object({
  _id: InvoiceId,
  kind: z.enum(['invoice', 'credit_note']),
  number: z.number(),
  amount: z.number(),
  issuedAt: Instant,
});
export type Invoice = z.infer<typeof Invoice>;
export type InvoiceKind = Invoice['kind'];

/** The charge of one period of a subscription; sums in shekels. */
export const SubscriptionCharge = z.object({
  _id: SubscriptionChargeId,
  planId: PlanId,
  billing: BillingCycle,
  /** First day of the period, and the day it ends on, which is no longer part of it. */
  from: Day,
  until: Day,
  /** The price of the period before coupon and credit, the coupon, and the credit of earlier periods. */
  price: z.number(),
  coupon: z.nullable(ChargeCoupon),
  credit: z.number(),
  breakdown: PriceBreakdown,
  status: SubscriptionChargeStatus,
  /** Why the card was refused, where the card company says it; null in a charge that was not, or is tried again. */
  refusal: z.nullable(CardRefusal),
  createdAt: Instant,
  paidAt: z.nullable(Instant),
  /** The address where the card's owner has to confirm the charge (3-D Secure). */
  authenticateUrl: z.nullable(z.string()),
  /** Empty in a charge that is not settled. */
  invoices: z.array(Invoice),
});
export type SubscriptionCharge = z.infer<typeof SubscriptionCharge>;

/** A store's subscription. A store that never had one has the basic plan, and null where a date would be. */
export const StoreSubscription = z.object({
  _id: z.nullable(SubscriptionId),
  /** The plan whose limits apply now. */
  planId: PlanId,
  plan: z.object({ name: z.string(), description: z.string() }),
  createdAt: z.nullable(Instant),
  startDate: z.nullable(Instant),
  endDate: z.nullable(Instant),
  status: SubscriptionStatus,
  /** Days on the calendar of Israel until the period ends; 0 in days of grace. */
  daysRemaining: z.number(),
  phase: SubscriptionPhase,
  billing: z.nullable(BillingCycle),
  /** The next charge, in shekels; null when the subscription ends or is inactive. */
  nextRenewal: z.nullable(
    z.object({
      ...{ at: Instant, planId: PlanId, billing: BillingCycle },
      coupon: z.nullable(ChargeCoupon),
      breakdown: PriceBreakdown,
    }),
  ),
  /** The plan that a downgrade takes at the end of the period. */
  pendingPlan: z.nullable(z.object({ planId: PlanId, billing: BillingCycle })),
  /** When the days of grace end; null: the renewal is not overdue. */
  graceUntil: z.nullable(Instant),
  /** Credit for later charges, in shekels. */
  balance: z.number(),
  limits: PlanLimits,
  used: z.object({ pricingUnits: z.number(), crew: z.number() }),
  /** The charge that is not settled yet, or the renewal that failed. */
  openCharge: z.nullable(SubscriptionCharge),
  /** Moves the caller may make now. Super admins: none. */
  moves: z.array(z.enum(['choose', 'cancel', 'resume', 'pay'])),
});
export type StoreSubscription = z.infer<typeof StoreSubscription>;

const subscriptions = '/v1/payments/partner/subscriptions';
const one = `${subscriptions}/:partnerId`;
const OfStore = z.object({ partnerId: StoreId });
const Choice = { planId: PlanId, billing: BillingCycle };

/** What choosing a plan would do today. Sums in shekels. */
export const PlanChange = z.object({
  ...Choice,
  /** now: it is charged and applies at once. period_end: it applies, and is charged, when the paid period ends. */
  when: z.enum(['now', 'period_end']),
  startDate: Instant,
  endDate: z.nullable(Instant),
  /** Before coupon and credit. */
  price: z.number(),
  coupon: z.nullable(PlanCoupon),
  /** Value of the days that are paid and not used, and credit from before. */
  credit: z.number(),
  /** The sum that is charged now; 0 at the end of the period. */
  due: PriceBreakdown,
  /** Credit that is left for later charges. */
  balance: z.number(),
});
export type PlanChange = z.infer<typeof PlanChange>;

/** Owners of the store, and super admins; members of its crew are refused (`crew.owners_only`), others get 404. */
export const storeSubscription = call({
  id: 'subscriptions.storeSubscription',
  method: 'GET',
  path: one,
  access: 'user',
  params: OfStore,
  answer: StoreSubscription,
});
/** The charges of its periods, the newest first, at most a hundred. */
export const listSubscriptionCharges = call({
  id: 'subscriptions.listCharges',
  method: 'GET',
  path: `${one}/charges`,
  access: 'user',
  params: OfStore,
  answer: z.object({ charges: z.array(SubscriptionCharge) }),
});
/** The document, in the language it was issued in. */
export const invoiceFile = call({
  id: 'subscriptions.invoiceFile',
  method: 'GET',
  path: `${one}/invoices/:invoiceId/invoice.pdf`,
  access: 'user',
  params: z.object({ partnerId: StoreId, invoiceId: InvoiceId }),
  media: 'application/pdf',
});
/** Refusals of the coupon: those of `choosePlan`. */
export const previewPlanChange = call({
  id: 'subscriptions.previewPlanChange',
  method: 'GET',
  path: `${one}/preview`,
  access: 'user',
  perMinute: 60,
  params: OfStore,
  query: z.object({ ...Choice, coupon: z.optional(CouponCode) }),
  answer: PlanChange,
});
/**
 * Chooses a plan: the first one or a larger one is charged at once, a smaller one or a shorter cycle waits for the end of the period, and
 * the basic plan ends the subscription then. Refused when what is due differs from `due` (`price.changed`) and when the terms have another
 * version (`subscription.terms_changed`). A coupon is for a plan that is charged now (`coupon.only_now`), and counts for the store as well as
 * for the owner. It applies to the first period, or to as many as it says, while plan and cycle stay the same.
 */
export const choosePlan = call({
  id: 'subscriptions.choosePlan',
  method: 'POST',
  path: subscriptions,
  access: 'user',
  idempotent: true,
  perMinute: 10,
  body: z.object({
    partnerId: StoreId,
    ...Choice,
    /** Absent or null: the default card. */
    cardId: z.optional(z.nullable(CardId)),
    /** The total that was shown as due now, in shekels. */
    due: Shekels,
    couponCode: z.optional(CouponCode),
    termsVersion: z.string().check(z.maxLength(20)),
    /** The page to which the card's owner returns from a 3-D Secure challenge. */
    returnTo: z.optional(OwnPath),
  }),
  answer: StoreSubscription,
  status: 201,
});
/** The subscription ends with its period; in days of grace it ends at once. */
export const cancelSubscription = call({
  id: 'subscriptions.cancel',
  method: 'POST',
  path: `${one}/cancel`,
  access: 'user',
  params: OfStore,
  answer: StoreSubscription,
  status: 200,
});
/** Takes back a cancellation, or a downgrade that waits for the end of the period. */
export const resumeSubscription = call({
  id: 'subscriptions.resume',
  method: 'POST',
  path: `${one}/resume`,
  access: 'user',
  params: OfStore,
  answer: StoreSubscription,
  status: 200,
});
/** Tries a renewal that failed once more, now; with another card when one is named. */
export const payRenewal = call({
  id: 'subscriptions.payRenewal',
  method: 'POST',
  path: `${one}/pay`,
  access: 'user',
  idempotent: true,
  perMinute: 10,
  params: OfStore,
  body: z.object({ cardId: z.optional(z.nullable(CardId)), returnTo: z.optional(OwnPath) }),
  answer: StoreSubscription,
  status: 200,
});
