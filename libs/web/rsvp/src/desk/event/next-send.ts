import type { Invitation, Matching, RsvpStats } from '@smachot/contracts';
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

/** The same sending to the selected guests: the dialog lists the ineligible ones with the reason. */
export const sendToChosen = (next: NextSend | null, chosen: number): NextSend | null =>
  next && chosen > 0 ? { kind: next.kind, count: chosen, to: 'chosen' } : next;

/** The words on that button, below `desk`. */
export const NEXT_WORDS = {
  invite: 'desk.sendTo',
  reminder: 'desk.remind',
  thank_you: 'desk.thank',
} as const;
