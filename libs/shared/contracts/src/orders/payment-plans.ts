import * as z from 'zod/mini';
import { Day, Instant } from '../primitives';

export const CardPayments = z.number().check(z.int(), z.gte(1), z.lte(12));

/**
 * Payment terms of an order. `depositPercent` 0: everything at the approval; else this percentage then, and the remainder
 * `restDaysBefore` days before the event.
 * `cardPayments`: the number of payments that the card's owner splits each sum into; for a store, the most it offers.
 */
export const PaymentTerms = z.object({
  depositPercent: z.number().check(
    z.int(),
    z.refine((percent) => percent === 0 || (percent >= 10 && percent <= 50)),
  ),
  restDaysBefore: z.number().check(z.int(), z.gte(1), z.lte(60)),
  cardPayments: CardPayments,
});
export type PaymentTerms = z.infer<typeof PaymentTerms>;

/** The terms of a store that has set none. */
export const FULL_AT_APPROVAL: PaymentTerms = { depositPercent: 0, restDaysBefore: 14, cardPayments: 1 };

/**
 * Status of the plan of an order with a deposit. pending: the deposit is authorized, or being captured. deposit_paid: the remainder
 * awaits its day. rest_due: the remainder is being charged. action_required: the card was refused, or its owner has to confirm; it is
 * tried three times in three days. undecided: it was not paid in that time, and the business decides. paid: everything is paid.
 * waived: the business collects the remainder itself. ended: the order ended before.
 */
export const PaymentPlanStatus = z.enum([
  'pending',
  'deposit_paid',
  'rest_due',
  'action_required',
  'undecided',
  'paid',
  'waived',
  'ended',
]);
export type PaymentPlanStatus = z.infer<typeof PaymentPlanStatus>;

/** One payment of a plan, in shekels. `dueOn` null: when the business approves. */
export const PlannedPayment = z.object({
  kind: z.enum(['full', 'deposit', 'rest']),
  amount: z.number(),
  dueOn: z.nullable(Day),
  /** The number of payments that the card's owner splits it into. */
  cardPayments: z.number(),
  /** waits: not requested yet. held: authorized, not captured. due: being captured. off: no longer collected by the platform. */
  status: z.enum(['waits', 'held', 'due', 'failed', 'paid', 'waived', 'off']),
});
export type PlannedPayment = z.infer<typeof PlannedPayment>;

/** The payment plan of an order, as the side that requests it sees it. */
export const OrderPlan = z.object({
  /** Null: there is only one payment. */
  status: z.nullable(PaymentPlanStatus),
  payments: z.array(PlannedPayment),
  /** The deadline for the customer to pay a remainder that could not be charged; null: it was charged, or the business decides. */
  payBy: z.nullable(Instant),
  /** The address where the customer confirms the charge of the remainder; customers only. */
  authenticateUrl: z.nullable(z.string()),
  /** The outcome of cancelling for an unpaid remainder by the policy, in shekels; partner's side only, while it decides. */
  cancelling: z.nullable(z.object({ refunded: z.number(), kept: z.number(), owed: z.number() })),
});
export type OrderPlan = z.infer<typeof OrderPlan>;
