import type { Order } from '@smachot/contracts';
import type { CalendarEntry } from '@smachot/server-platform';
import type { OrderState } from '../domain/order-state';
import type { CalendarWords } from './calendar-words';

/** What a calendar reads of an order. */
export type CalendarOrder = Pick<
  OrderState,
  | 'id'
  | 'code'
  | 'status'
  | 'storeUsername'
  | 'customerFirstName'
  | 'startsAt'
  | 'endsAt'
  | 'summary'
  | 'timeline'
>;

/** What moves an entry in a calendar, or ends it: each makes the entry a newer one. */
const NEWS = new Set<OrderState['timeline'][number]['kind']>([
  'approved',
  'declined',
  'expired',
  'recalled',
  'cancelled_partner',
  'cancelled_customer',
  'cancelled_unpaid',
  'amendment_accepted',
  'settled',
  'locked',
  'change_accepted',
  'street_said',
]);

const STANDING = {
  pending: 'TENTATIVE',
  approved: 'CONFIRMED',
  done: 'CONFIRMED',
  declined: 'CANCELLED',
  recalled: 'CANCELLED',
  cancelled_partner: 'CANCELLED',
  cancelled_customer: 'CANCELLED',
} as const satisfies Record<OrderState['status'], CalendarEntry['standing']>;

/** One order for the calendar of one of its sides: no phones, no sums, of the customer the first name. */
export const entryOf = (
  order: CalendarOrder,
  side: Order['side'],
  words: CalendarWords,
  origin: string,
): CalendarEntry => {
  const { id, summary, status } = order;
  const { participants, location } = summary.eventInfo;
  const standing = STANDING[status];
  const whose = side === 'customer' ? summary.partnerName : order.customerFirstName;
  const title = [whose, summary.pricingUnitName].filter(Boolean).join(' · ');
  const path = side === 'customer' ? `/me/orders/${id}` : `/dashboard/${order.storeUsername}/orders/${id}`;
  // of what is not agreed, or not any more, a business needs no street
  const shown = side === 'customer' || standing === 'CONFIRMED';
  return {
    id: `order-${id}`,
    title: status === 'pending' ? `${title} (${words.pending})` : title,
    description: [words.guests(participants), words.order(order.code)].join('\n'),
    starts: order.startsAt,
    ends: order.endsAt,
    location: shown ? (location ?? undefined) : undefined,
    link: new URL(path, origin).href,
    standing,
    sequence: order.timeline.filter(({ kind }) => NEWS.has(kind)).length,
  };
};
