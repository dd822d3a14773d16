import type { Order } from '@smachot/contracts';
import type { CalendarEntry } from '@smachot/server-calendar';
import type { OrderState } from '../domain/order-state';
import type { CalendarOrder } from '../persistence/calendar/calendar.queries';
import type { CalendarWords } from '../texts/calendar-words';

/** Timeline kinds that move or end an entry in a calendar; each raises the entry's sequence. */
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

/** Calendar entry of an order for one of its sides: it has no phones and no sums, and only the customer's first name. */
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
  // a business needs no street while an order is not agreed, or not any more
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
