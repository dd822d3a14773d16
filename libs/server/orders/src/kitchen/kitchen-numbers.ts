import type { KitchenOrder, KitchenWish } from '@smachot/contracts';
import type { EventSeats } from '@smachot/server-rsvp';
import type { Order } from '../domain/order';

export type KitchenNumbers = Pick<
  KitchenOrder,
  'participants' | 'customerName' | 'expected' | 'floatsUntil' | 'eventTitle' | 'wishes'
>;
/** What its invitation says; undefined: it follows none, or one that is gone. */
export type OfInvitation = { event: EventSeats | undefined; wishes: KitchenWish[] };

/** The invitation a kitchen may ask about; null: none. */
export const invitationOf = ({ following }: Order): string | null =>
  following && following.state.status !== 'left' ? following.state.eventId : null;

/**
 * Whose celebration, for how many and what the guests asked for: of one order's sheet and of many orders together. `mayKnow`: a business
 * that has not approved is not told what the celebration is called.
 */
export const kitchenNumbersOf = (
  { state, following }: Order,
  { event, wishes }: OfInvitation,
  mayKnow: boolean,
): KitchenNumbers => {
  const { participants } = state.summary.eventInfo;
  const fixed = { participants, customerName: state.customerFirstName, expected: null, floatsUntil: null };
  if (!following || following.state.status === 'left') return { ...fixed, eventTitle: null, wishes: [] };
  const { eventId, status, cutOffAt } = following.state;
  const named = { ...fixed, eventTitle: mayKnow ? (event?.title ?? null) : null, wishes };
  if (status !== 'following' || !eventId) return named;
  const expected = event ? following.settlement.estimate(event.seats).participants : participants;
  return {
    ...named,
    expected: expected === participants ? null : expected,
    floatsUntil: cutOffAt.toISOString(),
  };
};
