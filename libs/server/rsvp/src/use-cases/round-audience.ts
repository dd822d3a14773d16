import type { RsvpStatus } from '@smachot/contracts';
import type { RoundKind } from '../domain/sending/rounds';
import type { MessageKind } from '../domain/guests/rsvp';
import type { RsvpState } from '../domain/guests/rsvp-state';

/** Statuses of the guests that each automatic round is sent to. */
export const WANTED: Record<RoundKind, RsvpStatus[]> = {
  reminder: ['sent', 'received', 'maybe', 'no_response'],
  day_of: ['confirmed'],
  thank_you: ['confirmed'],
};

/** SQL condition of guests `g` whose invitation could not be delivered: a reminder round invites them again. */
export const NEVER_ARRIVED = `g.status = 'created' and g.trouble = 'failed'`;

type Guest = Pick<RsvpState, 'status' | 'trouble'>;

/** Whether an automatic message still fits the guest's status when it becomes due. */
export const isStillWanted = (kind: MessageKind, { status, trouble }: Guest): boolean => {
  if (kind === 'invite') return status === 'created' && trouble === 'failed';
  return kind === 'update' || kind === 'cancelled' || WANTED[kind].includes(status);
};
