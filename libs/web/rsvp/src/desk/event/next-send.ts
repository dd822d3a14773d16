import type { Invitation, Matching, Rsvp, RsvpStats } from '@smachot/contracts';
import { DAY_MS, isMobile } from '@smachot/kernel';
import { MAX_ATTEMPTS, rsvpLifecycle } from '@smachot/lifecycles';
import type { MessageKind } from '../../send/message-kind';

/** `to`: the audience, as in the send dialog's address. */
export type NextSend = {
  kind: Exclude<MessageKind, 'day_of'>;
  count: number;
  to: 'chosen' | 'filtered' | null;
};
type Counts = Pick<Matching, 'sendable' | 'remindable' | 'toThank'>;

export const countsOf = ({ sendable, remindable, toThank }: RsvpStats): Counts => ({
  sendable,
  remindable,
  toThank,
});

/**
 * The next sending that the desk's main button offers: while answers are taken, invitations to guests who can get them first, then
 * reminders to those who can get one now; after the event thank-you messages to guests who came and were not thanked yet.
 */
export const nextSend = (
  invitation: Invitation,
  { sendable, remindable, toThank }: Counts,
  now: Date,
  to: NextSend['to'] = null,
): NextSend | null => {
  if (new Date(invitation.date) <= now) return toThank > 0 ? { kind: 'thank_you', count: toThank, to } : null;
  if (!invitation.registrationOptions.isRegistrationOpen) return null;
  if (sendable > 0) return { kind: 'invite', count: sendable, to };
  if (remindable > 0) return { kind: 'reminder', count: remindable, to };
  return null;
};

const isReachable = ({ attendeePhone, optedOut, removalAsked, trouble }: Rsvp): boolean =>
  attendeePhone !== null &&
  isMobile(attendeePhone) &&
  !optedOut &&
  !removalAsked &&
  trouble !== 'undeliverable';

/** Neither written to within a day, nor failed within the hour, nor tried too often. */
const mayBeAsked = (
  { retryFrom, invitationTracking: { lastSent, lastStatus, totalAttempts } }: Rsvp,
  now: Date,
) =>
  totalAttempts < MAX_ATTEMPTS &&
  (retryFrom === null || new Date(retryFrom) <= now) &&
  (lastSent === null || lastStatus === 'failed' || now.getTime() - new Date(lastSent).getTime() >= DAY_MS);

/**
 * Counts of the selected guests, from their rows. `ofAll`: counts of the whole event, which know what rows do not say: who was
 * thanked, who is scheduled, whose phone is another guest's too.
 */
export const countsOfChosen = (chosen: readonly Rsvp[], ofAll: Counts, now: Date): Counts => {
  const reachable = chosen.filter(isReachable);
  const asked = reachable.filter((guest) => mayBeAsked(guest, now));
  const mayMove = (type: 'queue' | 'remind') =>
    asked.filter(({ rsvpStatus }) => rsvpLifecycle.can(rsvpStatus, { type, by: 'host' })).length;
  const coming = reachable.filter(({ rsvpStatus }) => rsvpStatus === 'confirmed').length;
  return {
    sendable: Math.min(mayMove('queue'), ofAll.sendable),
    remindable: Math.min(mayMove('remind'), ofAll.remindable),
    toThank: Math.min(coming, ofAll.toThank),
  };
};

/** The words on that button, below `desk`. */
export const NEXT_WORDS = {
  invite: 'desk.sendTo',
  reminder: 'desk.remind',
  thank_you: 'desk.thank',
} as const;
