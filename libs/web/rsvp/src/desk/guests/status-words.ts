import type { Rsvp } from '@smachot/contracts';
import type { IconName, Tone } from '@smachot/web-ui';

/** The look of a guest's state: it never shows the provider's codes. `key` is below `status` in the texts. */
export type StatusLook = { key: StatusKey; tone: Tone; icon: IconName };
type StatusKey =
  | 'attending'
  | 'declined'
  | 'maybe'
  | 'noResponse'
  | 'notSent'
  | 'onTheWay'
  | 'reminderOnTheWay'
  | 'waiting'
  | 'delivered'
  | 'read'
  | 'wrote'
  | 'undeliverable'
  | 'failed'
  | 'uncertain'
  | 'optedOut'
  | 'removalAsked'
  | 'awaitingYes'
  | 'aboveInvited';

const TROUBLE: Record<string, StatusLook> = {
  undeliverable: { key: 'undeliverable', tone: 'bad', icon: 'alert' },
  failed: { key: 'failed', tone: 'bad', icon: 'alert' },
  uncertain: { key: 'uncertain', tone: 'warn', icon: 'info' },
};

const WAITING: Record<Exclude<Rsvp['rsvpStatus'], 'confirmed' | 'declined' | 'maybe'>, StatusLook> = {
  created: { key: 'notSent', tone: 'neutral', icon: 'send' },
  pending: { key: 'onTheWay', tone: 'neutral', icon: 'clock' },
  sent: { key: 'waiting', tone: 'warn', icon: 'clock' },
  received: { key: 'delivered', tone: 'warn', icon: 'check2' },
  no_response: { key: 'noResponse', tone: 'warn', icon: 'clock' },
  pending_reminder: { key: 'reminderOnTheWay', tone: 'warn', icon: 'send' },
};

const ASKED = new Set<Rsvp['rsvpStatus']>(['sent', 'received', 'no_response', 'pending_reminder']);

type Shown = Pick<
  Rsvp,
  | 'rsvpStatus'
  | 'trouble'
  | 'optedOut'
  | 'removalAsked'
  | 'numberAwaitingApproval'
  | 'estimateGiven'
  | 'invitationTracking'
  | 'wrote'
>;

/** @param over the event has begun: a guest without an answer did not answer, whatever the delivery status */
export const statusLook = (guest: Shown, over = false): StatusLook => {
  if (guest.rsvpStatus === 'confirmed' && guest.numberAwaitingApproval !== null)
    return { key: guest.estimateGiven ? 'aboveInvited' : 'awaitingYes', tone: 'accent', icon: 'info' };
  if (guest.rsvpStatus === 'confirmed') return { key: 'attending', tone: 'primary', icon: 'check' };
  if (guest.rsvpStatus === 'declined') return { key: 'declined', tone: 'bad', icon: 'x' };
  if (guest.rsvpStatus === 'maybe') return { key: 'maybe', tone: 'warn', icon: 'info' };
  if (guest.optedOut) return { key: 'optedOut', tone: 'neutral', icon: 'x' };
  if (guest.removalAsked) return { key: 'removalAsked', tone: 'warn', icon: 'info' };
  if (guest.wrote && ASKED.has(guest.rsvpStatus)) return { key: 'wrote', tone: 'accent', icon: 'chat' };
  if (over && ASKED.has(guest.rsvpStatus)) return WAITING.no_response;
  const trouble = guest.trouble === null ? undefined : (TROUBLE[guest.trouble] ?? TROUBLE['failed']);
  if (trouble) return trouble;
  if (guest.rsvpStatus === 'received' && guest.invitationTracking.readConfirmed)
    return { key: 'read', tone: 'warn', icon: 'check2' };
  return WAITING[guest.rsvpStatus];
};
