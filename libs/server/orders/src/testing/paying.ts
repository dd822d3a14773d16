import { refuse } from '@smachot/kernel';
import type { Order } from '../domain/order';
import type { PaymentMove } from '../domain/money/order-money';
import { aDraft, anOrder, inHours, NOON } from './an-order';

export const calendar = { isRestDay: () => false };
export const illegal = refuse('lifecycle.illegal_move');
export const emitted = (order: Order) =>
  (order.getUncommittedEvents() as { event: string; payload: Record<string, unknown> }[]).map(
    ({ event }) => event,
  );
export const payloads = (order: Order) =>
  (order.getUncommittedEvents() as { payload: Record<string, unknown> }[]).map((one) => one.payload);
export const kinds = (order: Order) => order.state.timeline.map(({ kind }) => kind);
export const told = (order: Order) => order.news.map(({ to, kind }) => `${to} ${kind}`);
export const LATE = inHours(24 * 365);
export const moved = (order: Order, change: Partial<PaymentMove>): PaymentMove => ({
  paymentId: order.state.paymentId!,
  move: 'captured',
  amount: 0,
  captured: order.state.captured,
  refunded: order.state.refunded,
  ...change,
});
export const capture = (order: Order) =>
  order.applyPayment(moved(order, { move: 'captured', captured: 650_000 }), NOON);
/** An approved and paid order. */
export const aPaidOrder = (policy = aDraft().policy) => {
  const order = anOrder({}, { policy });
  order.approve(NOON);
  capture(order);
  order.uncommit();
  order.news.splice(0);
  return order;
};
