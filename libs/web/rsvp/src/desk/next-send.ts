import type { Invitation, RsvpStats } from '@smachot/contracts';
import type { MessageKind } from '../send/message-kind';

export type NextSend = { kind: Exclude<MessageKind, 'day_of'>; count: number };

/**
 * What the desk's one big button does: invitations to whom they can be sent first, then reminders while answers are still
 * taken; after the event thanks, to those who came and were not thanked yet.
 */
export const nextSend = (invitation: Invitation, stats: RsvpStats, now: Date): NextSend | null => {
  if (new Date(invitation.date) <= now)
    return stats.toThank > 0 ? { kind: 'thank_you', count: stats.toThank } : null;
  if (stats.sendable > 0) return { kind: 'invite', count: stats.sendable };
  if (stats.awaitingResponse.records > 0 && invitation.registrationOptions.isRegistrationOpen)
    return { kind: 'reminder', count: stats.awaitingResponse.records };
  return null;
};

/** The words on that button, below `desk`. */
export const NEXT_WORDS = {
  invite: 'desk.sendTo',
  reminder: 'desk.remind',
  thank_you: 'desk.thank',
} as const;
