import type { Order } from '@smachot/contracts';

type Happened = Order['timeline'][number]['kind'];

/** One step of the timeline: past, current or upcoming. */
export type OrderStep = {
  id: string;
  kind:
    | Happened
    | 'awaiting'
    | 'charging'
    | 'pay'
    | 'floats'
    | 'counting'
    | 'settling'
    | 'event'
    | 'refunding';
  state: 'done' | 'now' | 'ahead' | 'ended';
  at: string | null;
  amount: number | null;
  /** The number of participants that the step concerns. */
  participants: number | null;
  /** The reason that one side wrote to the other. */
  reason: string | null;
  /** The content of a change by agreement. */
  changes?: Order['timeline'][number]['changes'];
};

/** Steps that end or interrupt the order. */
const BREAKS = new Set<Happened>([
  'declined',
  'expired',
  'recalled',
  'cancelled_partner',
  'cancelled_customer',
  'cancelled_unpaid',
  'capture_failed',
  'settlement_unpaid',
]);

const next = (kind: OrderStep['kind'], state: 'now' | 'ahead', more: Partial<OrderStep> = {}): OrderStep => ({
  id: `next-${kind}`,
  kind,
  state,
  at: null,
  amount: null,
  participants: null,
  reason: null,
  ...more,
});

/** The payment step of an approved order before its event; none once it is paid, or free. */
const payment = ({ payment: { status, held } }: Order): OrderStep[] => {
  if (status === 'action_required') return [next('pay', 'now', { amount: held || null })];
  if (status === 'capturing' || status === 'held') return [next('charging', 'now', { amount: held || null })];
  return [];
};

const later = (step: OrderStep): OrderStep => ({ ...step, state: 'ahead' });

/** The guests' number is still floating, who arrives is to decide, or the settled sum is being paid. */
const linked = ({ following: linkedOrder }: Order): OrderStep[] => {
  if (linkedOrder?.status === 'following') return [next('floats', 'now', { at: linkedOrder.cutOffAt })];
  if (linkedOrder?.status === 'counting')
    return [next('counting', 'ahead', { at: linkedOrder.attendance?.countAt ?? null })];
  if (linkedOrder?.status !== 'settling') return [];
  const { payBy, settled } = linkedOrder;
  return [next('settling', 'now', { at: payBy, amount: settled?.difference ?? null })];
};

const ahead = (order: Order): OrderStep[] => {
  const start = order.orderSummary.eventInfo.datetime;
  if (order.status === 'pending')
    return [
      next('awaiting', 'now', { at: order.respondBy }),
      ...(order.payment.held > 0 ? [next('captured', 'ahead', { amount: order.payment.held })] : []),
      ...linked(order).map(later),
      next('event', 'ahead', { at: start }),
      next('done', 'ahead', { at: order.endsAt }),
    ];
  if (order.status === 'approved') {
    const [first, ...others] = [...payment(order), ...linked(order)];
    return [
      ...(first ? [first] : []),
      ...others.map(later),
      next('event', first ? 'ahead' : 'now', { at: start }),
      next('done', 'ahead', { at: order.endsAt }),
    ];
  }
  return order.payment.status === 'refunding' ? [next('refunding', 'now')] : [];
};

/** The timeline for both sides: all past steps, and those still ahead of the order. */
export const orderSteps = (order: Order): OrderStep[] => {
  const happened = order.timeline.map(
    ({ kind, at, amount, participants = null, reason = '', changes }, index): OrderStep => ({
      id: `${kind}-${index}`,
      kind,
      state: BREAKS.has(kind) ? 'ended' : 'done',
      at,
      amount,
      participants,
      reason: reason || null,
      changes,
    }),
  );
  // the event itself has no entry in the timeline: its step is inserted before `done`
  const done = happened.findIndex(({ kind }) => kind === 'done');
  if (done >= 0)
    happened.splice(done, 0, {
      id: 'event',
      kind: 'event',
      state: 'done',
      at: order.orderSummary.eventInfo.datetime,
      amount: null,
      participants: null,
      reason: null,
    });
  return [...happened, ...ahead(order)];
};
