import type { Invitation, RsvpStats } from '@smachot/contracts';
import type { MessageKind } from '../send/message-kind';

export type NextSend = { kind: Extract<MessageKind, 'invite' | 'reminder'>; count: number };

/** What the desk's one big button does: invitations to whom they can be sent first, then reminders while answers are still taken. */
export const nextSend = (invitation: Invitation, stats: RsvpStats, now: Date): NextSend | null => {
  if (new Date(invitation.date) <= now) return null;
  if (stats.sendable > 0) return { kind: 'invite', count: stats.sendable };
  if (stats.awaitingResponse.records > 0 && invitation.registrationOptions.isRegistrationOpen)
    return { kind: 'reminder', count: stats.awaitingResponse.records };
  return null;
};
