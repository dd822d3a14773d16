import type { PaymentPlanStatus } from '@smachot/contracts';
import { restDueAt } from '@smachot/pricing';
import type { OrderState } from './order-state';
import type { AgreedTerms } from './payment-terms';

/** The rest of an order that is paid in a deposit and a rest. Sums in agorot. */
export type PaymentPlanState = {
  orderId: string;
  status: PaymentPlanStatus;
  dueAt: Date;
  /** When its customer was told that it is coming. */
  remindedAt: Date | null;
  /** When there is something to be done; null: somebody else is at it, or it is over. */
  nextAt: Date | null;
  /** How often the card was asked by itself since its day, or since the business gave more time. */
  tries: number;
  /** What was asked for, and for how many participants that is; null before its day. */
  amount: number | null;
  participants: number | null;
  /** Its payment, which is made once. */
  paymentId: string | null;
  captured: number;
  refunded: number;
  /** Until then it is tried; null: it was not refused. */
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
