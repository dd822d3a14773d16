import type { KitchenOrder, KitchenWish } from '@smachot/contracts';
import type { EventSeats } from '@smachot/server-rsvp';
import type { Order } from '../domain/order';

export type KitchenNumbers = Pick<
  KitchenOrder,
  'participants' | 'customerName' | 'expected' | 'floatsUntil' | 'byArrivals' | 'eventTitle' | 'wishes'
>;
/** Data of the followed invitation; `event` is undefined when the order follows none or a deleted one. */
export type OfInvitation = { event: EventSeats | undefined; wishes: KitchenWish[] };

/** The invitation a kitchen may read; null when there is none. */
export const invitationOf = ({ linkedOrder }: Order): string | null =>
  linkedOrder && linkedOrder.state.status !== 'left' ? linkedOrder.state.eventId : null;

/**
 * Celebration, number of guests and their wishes, for one order's sheet and for many orders together. `mayKnow`: a business
 * that has not approved does not see the name of the celebration.
 */
export const kitchenNumbersOf = (
  { state, linkedOrder }: Order,
  { event, wishes }: OfInvitation,
  mayKnow: boolean,
): KitchenNumbers => {
  const { participants } = state.summary.eventInfo;
  const fixed = { participants, customerName: state.customerFirstName, expected: null, floatsUntil: null };
  if (!linkedOrder || linkedOrder.state.status === 'left') return { ...fixed, eventTitle: null, wishes: [] };
  const { eventId, status, cutOffAt } = linkedOrder.state;
  const byArrivals = linkedOrder.attendance.decides;
  const named = { ...fixed, byArrivals, eventTitle: mayKnow ? (event?.title ?? null) : null, wishes };
  if (status !== 'following' || !eventId) return named;
  const expected = event
    ? linkedOrder.settlement.estimate(linkedOrder.counted(event)).participants
    : participants;
  return {
    ...named,
    expected: expected === participants ? null : expected,
    floatsUntil: cutOffAt.toISOString(),
  };
};
