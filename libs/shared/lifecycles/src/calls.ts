import type { Rsvp } from '@smachot/contracts';
import { HOUR_MS, isMobile } from '@smachot/kernel';

/** Invitations and reminders to one guest of one event; then messages have failed for good. */
export const MAX_ATTEMPTS = 5;
/** Reminders without an answer after which a person should ring. */
export const REMINDERS_BEFORE_CALL = 2;
/** Another reminder and time to answer it no longer fit between now and the closing date. */
export const CALLS_BEFORE_CLOSING_MS = 48 * HOUR_MS;

/** From this moment on everybody who is silent is to be rung, however few reminders there were. */
export const callsDueFrom = (closingDate: Date): Date =>
  new Date(closingDate.getTime() - CALLS_BEFORE_CLOSING_MS);

/** Why a person should ring a guest. `notArrived`: a message failed, or nobody knows whether it arrived. */
export type CallReason = 'undeliverable' | 'notArrived' | 'readNoAnswer' | 'maybe' | 'noResponse' | 'notRead';
type Callable = Pick<Rsvp, 'rsvpStatus' | 'attendeePhone' | 'optedOut' | 'trouble'> & {
  invitationTracking: Pick<Rsvp['invitationTracking'], 'readConfirmed' | 'reminders' | 'totalAttempts'>;
};

/**
 * Null: answered, or messages are still enough, or there is no number to ring, or the guest asked for peace.
 * @param callsDue the closing date is too near for further reminders
 */
export const callReason = (guest: Callable, callsDue: boolean): CallReason | null => {
  const { rsvpStatus, attendeePhone, optedOut, trouble, invitationTracking: tracking } = guest;
  if (attendeePhone === null || optedOut || rsvpStatus === 'confirmed' || rsvpStatus === 'declined')
    return null;
  if (trouble === 'undeliverable' || !isMobile(attendeePhone)) return 'undeliverable';
  if (trouble !== null && tracking.totalAttempts >= MAX_ATTEMPTS) return 'notArrived';
  const reminded = tracking.reminders >= REMINDERS_BEFORE_CALL;
  return reminded || callsDue ? whySilent(guest, reminded) : null;
};

const whySilent = (
  { rsvpStatus, trouble, invitationTracking: { readConfirmed } }: Callable,
  reminded: boolean,
): CallReason | null => {
  if (rsvpStatus === 'maybe') return 'maybe';
  if (rsvpStatus === 'no_response') return 'noResponse';
  if (rsvpStatus === 'received') return readConfirmed ? 'readNoAnswer' : 'notRead';
  if (trouble !== null) return 'notArrived';
  return rsvpStatus === 'sent' && reminded ? 'notRead' : null;
};
