import type { Order, PlannedPayment } from '@smachot/contracts';

/** When a sum will be charged. `pay`: the card was refused or has to be confirmed, and the customer acts, until `by` where there is a limit. */
export type DueMoment =
  | { kind: 'approval'; by: string | null }
  | { kind: 'day'; day: string }
  | { kind: 'now' }
  | { kind: 'pay'; by: string | null };

/** A sum of an order that is still to be charged, in shekels. `guests`: more guests than were paid for. */
export type OrderDue = {
  what: PlannedPayment['kind'] | 'guests';
  amount: number;
  moment: DueMoment;
  /** The address at which the bank asks its owner to confirm. */
  authenticateUrl: string | null;
};

const momentOf = (order: Order, { kind, status, dueOn }: PlannedPayment): DueMoment | null => {
  if (status === 'failed') return { kind: 'pay', by: kind === 'rest' ? (order.plan?.payBy ?? null) : null };
  if (status === 'due') return { kind: 'now' };
  if (status === 'waits' && dueOn !== null) return { kind: 'day', day: dueOn };
  if (status !== 'held' && status !== 'waits') return null;
  return order.status === 'pending' ? { kind: 'approval', by: order.respondBy } : { kind: 'now' };
};

const planned = (order: Order): OrderDue[] =>
  (order.plan?.payments ?? []).flatMap((payment) => {
    const moment = momentOf(order, payment);
    const { kind, amount } = payment;
    const authenticateUrl =
      moment?.kind !== 'pay'
        ? null
        : kind === 'rest'
          ? (order.plan?.authenticateUrl ?? null)
          : order.payment.authenticateUrl;
    return moment ? [{ what: kind, amount, moment, authenticateUrl }] : [];
  });

/** The additional sale of an order whose guests turned out to be more than were paid for. */
const moreGuests = ({ following }: Order): OrderDue[] => {
  if (following?.status !== 'settling' || !following.settled || following.settled.difference <= 0) return [];
  const { payBy: by, authenticateUrl, settled } = following;
  const moment: DueMoment = by === null ? { kind: 'now' } : { kind: 'pay', by };
  return [{ what: 'guests', amount: settled.difference, moment, authenticateUrl }];
};

/** What is still to be charged for an order that waits or stands. */
export const duesOf = (order: Order): OrderDue[] =>
  order.status === 'pending' || order.status === 'approved' ? [...planned(order), ...moreGuests(order)] : [];

const URGENCY = { pay: 0, now: 1, approval: 2, day: 3 } as const;

/** Orders with something to be charged: first what needs the customer, then by the day of the event. */
export const dueOrders = (orders: readonly Order[]): { order: Order; dues: OrderDue[] }[] => {
  const urgency = (dues: OrderDue[]) => Math.min(...dues.map(({ moment }) => URGENCY[moment.kind]));
  const startOf = ({ orderSummary }: Order) => orderSummary.eventInfo.datetime;
  return orders
    .map((order) => ({ order, dues: duesOf(order) }))
    .filter(({ dues }) => dues.length > 0)
    .sort((a, b) => urgency(a.dues) - urgency(b.dues) || startOf(a.order).localeCompare(startOf(b.order)));
};
