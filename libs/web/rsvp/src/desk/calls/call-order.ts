import type { Rsvp } from '@smachot/contracts';
import { callReason, type CallReason } from '@smachot/lifecycles';

export type CallCandidate = { guest: Rsvp; reason: CallReason };

// Among equal seats the higher weight is called first: guests whom no message reaches, then guests who read the message without an answer.
const WEIGHT: Record<CallReason, number> = {
  undeliverable: 6,
  readNoAnswer: 5,
  noResponse: 4,
  maybe: 3,
  notArrived: 2,
  notRead: 1,
};

/** Guests worth a call, most seats at stake first; among equals the surer call first. */
export const whoToCall = (guests: readonly Rsvp[], callsDue: boolean): CallCandidate[] =>
  guests
    .flatMap((guest) => {
      const reason = callReason(guest, callsDue);
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
