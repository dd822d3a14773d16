import type { Rsvp } from '@smachot/contracts';

export type CallReason = 'undeliverable' | 'readNoAnswer' | 'maybe' | 'noResponse' | 'notRead';
export type CallCandidate = { guest: Rsvp; reason: CallReason };

// Who has it in hand and says nothing is the surest call; then who cannot be reached by message at all.
const WEIGHT: Record<CallReason, number> = {
  undeliverable: 5,
  readNoAnswer: 4,
  noResponse: 3,
  maybe: 2,
  notRead: 1,
};

const reasonOf = (guest: Rsvp): CallReason | null => {
  if (guest.attendeePhone === null || guest.optedOut) return null;
  if (guest.rsvpStatus === 'created') return guest.trouble === 'undeliverable' ? 'undeliverable' : null;
  if (guest.rsvpStatus === 'maybe') return 'maybe';
  if (guest.rsvpStatus === 'no_response') return 'noResponse';
  if (guest.rsvpStatus === 'received')
    return guest.invitationTracking.readConfirmed ? 'readNoAnswer' : 'notRead';
  return null;
};

/** Guests worth a call, most seats at stake first; among equals the surer call first. */
export const whoToCall = (guests: readonly Rsvp[]): CallCandidate[] =>
  guests
    .flatMap((guest) => {
      const reason = reasonOf(guest);
      return reason ? [{ guest, reason }] : [];
    })
    .sort(
      (a, b) =>
        b.guest.seats - a.guest.seats ||
        WEIGHT[b.reason] - WEIGHT[a.reason] ||
        a.guest.attendeeName.localeCompare(b.guest.attendeeName),
    );

export const seatsAtStake = (candidates: readonly CallCandidate[]): number =>
  candidates.reduce((sum, { guest }) => sum + guest.seats, 0);
