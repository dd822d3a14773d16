import type { OrderId, PaymentId, PaymentPlanStatus } from '@smachot/contracts';
import { restDueAt } from '@smachot/pricing';
import type { OrderState } from '../order-state';
import type { AgreedTerms } from '../placing/payment-terms';

/** State of the rest of an order that is paid in a deposit and a rest. Sums in agorot. */
export type PaymentPlanState = {
  orderId: OrderId;
  status: PaymentPlanStatus;
  dueAt: Date;
  /** When the customer was told that the charge is coming. */
  remindedAt: Date | null;
  /** When the next step is due; null: another party acts next, or the plan is over. */
  nextAt: Date | null;
  /** Number of automatic charges since its day, or since the business gave more time. */
  tries: number;
  /** Sum of the charge, and the number of participants it covers; null before its day. */
  amount: number | null;
  participants: number | null;
  /** Id of its payment, which is made once. */
  paymentId: PaymentId | null;
  captured: number;
  refunded: number;
  /** End of the retries; null when the charge was not refused. */
  payBy: Date | null;
};

export const freshPlan = (order: OrderState, { restDaysBefore }: AgreedTerms): PaymentPlanState => ({
  orderId: order.id,
  status: 'pending',
  dueAt: restDueAt(order.startsAt, restDaysBefore),
  remindedAt: null,
  nextAt: null,
  tries: 0,
  amount: null,
  participants: null,
  paymentId: null,
  captured: 0,
  refunded: 0,
  payBy: null,
});
