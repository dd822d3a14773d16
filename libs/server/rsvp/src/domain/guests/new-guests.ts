import type { EventId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import type { GuestDetails } from './guest-details';
import { Rsvp } from './rsvp';

/** Creates records whose ids follow the given order, so that lists show them in it. */
export const newGuests = (
  eventId: EventId,
  details: GuestDetails[],
  now: Date,
  optedOut: Set<string>,
): Rsvp[] => {
  const ids = details.map(() => newId()).sort();
  return details.map((guest, at) => Rsvp.add(ids[at]!, eventId, guest, optedOut.has(guest.phone ?? ''), now));
};
