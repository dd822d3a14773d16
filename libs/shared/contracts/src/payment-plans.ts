import * as z from 'zod/mini';
import { Day, Instant } from './primitives';

export const CardPayments = z.number().check(z.int(), z.gte(1), z.lte(12));

/**
 * How an order is paid. `depositPercent` 0: everything at the approval; else so much then, and the rest `restDaysBefore` days before the event.
 * `cardPayments`: into how many payments the card's owner has each of the sums split; of a store the most it offers.
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

/** Of a store that has said nothing. */
export const FULL_AT_APPROVAL: PaymentTerms = { depositPercent: 0, restDaysBefore: 14, cardPayments: 1 };

/**
 * Of an order with a deposit. pending: the deposit is held, or being taken. deposit_paid: the rest waits for its day. rest_due: it is being
 * charged. action_required: the card was refused, or its owner has to confirm; it is tried three times in three days. undecided: so long it was
 * not paid, and the business decides. paid: everything is. waived: the business collects the rest itself. ended: the order was over before.
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
  /** Into how many payments the card's owner has it split. */
  cardPayments: z.number(),
  /** waits: not asked for yet. held: asked of the card, and not taken. due: being taken. off: not collected here any more. */
  status: z.enum(['waits', 'held', 'due', 'failed', 'paid', 'waived', 'off']),
});
export type PlannedPayment = z.infer<typeof PlannedPayment>;

/** How an order is paid, as the side that asks sees it. */
export const OrderPlan = z.object({
  /** Null: there is one payment only. */
  status: z.nullable(PaymentPlanStatus),
  payments: z.array(PlannedPayment),
  /** Until then the customer pays a rest that could not be taken; null: it could, or the business decides by now. */
  payBy: z.nullable(Instant),
  /** Where the customer confirms the rest; customers only. */
  authenticateUrl: z.nullable(z.string()),
  /** What cancelling for a rest that is not paid would give back and keep, by the policy, in shekels; the partner's side only, while it decides. */
  cancelling: z.nullable(z.object({ refunded: z.number(), kept: z.number(), owed: z.number() })),
});
export type OrderPlan = z.infer<typeof OrderPlan>;
