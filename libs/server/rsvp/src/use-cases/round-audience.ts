import type { RsvpStatus } from '@smachot/contracts';
import type { RoundKind } from '../domain/rounds';
import type { MessageKind } from '../domain/rsvp';
import type { RsvpState } from '../domain/rsvp-state';

/** Whom a round writes to by itself. */
export const WANTED: Record<RoundKind, RsvpStatus[]> = {
  reminder: ['sent', 'received', 'maybe', 'no_response'],
  day_of: ['confirmed'],
  thank_you: ['confirmed'],
};

/** Guests `g` whose invitation the provider could not deliver: a round of reminders invites them again. */
export const NEVER_ARRIVED = `g.status = 'created' and g.trouble = 'failed'`;

type Guest = Pick<RsvpState, 'status' | 'trouble'>;

/** Whether an automatic message still fits the guest's status when it becomes due. */
export const isStillWanted = (kind: MessageKind, { status, trouble }: Guest): boolean => {
  if (kind === 'invite') return status === 'created' && trouble === 'failed';
  return kind === 'update' || kind === 'cancelled' || WANTED[kind].includes(status);
};
