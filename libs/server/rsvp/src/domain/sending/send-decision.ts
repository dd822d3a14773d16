import { type InvitationState, takesAnswers } from '../invitations/invitation';
import { isApart } from './message-tracking';
import { goesByItself } from './rounds';
import type { MessageKind } from '../guests/rsvp';
import type { RsvpState } from '../guests/rsvp-state';

export type SendState = {
  guest: Pick<
    RsvpState,
    'status' | 'round' | 'optedOut' | 'removalAskedAt' | 'deletedAt' | 'phone' | 'tableName' | 'takenBack'
  >;
  event: Pick<
    InvitationState,
    'date' | 'deletedAt' | 'isRegistrationOpen' | 'dayOfAuto' | 'thankYouAuto' | 'tablesAuto'
  >;
  campaign: 'running' | 'paused' | 'cancelled' | 'done' | null;
  /** Whether the message was sent automatically. */
  bySystem: boolean;
  /** Whether a failed charge of the host is still owed. */
  owes: boolean;
};

/**
 * Decides whether a message should still be sent. It runs at the last moment, because guests answer, hosts change their
 * minds and charges fail while messages wait for the morning.
 */
export const decideSend = (
  kind: MessageKind,
  round: string,
  state: SendState,
  now: Date,
): 'send' | 'withdraw' | 'hold' => {
  const { guest, event, campaign } = state;
  const gone = guest.deletedAt || (event.deletedAt && kind !== 'cancelled');
  if (gone || !guest.phone || guest.optedOut || campaign === 'cancelled') return 'withdraw';
  if (isApart(kind) && guest.takenBack.includes(round)) return 'withdraw';
  if (!stillWanted(kind, round, state, now) || isSwitchedOff(kind, state)) return 'withdraw';
  const owes = state.owes && kind !== 'update' && kind !== 'cancelled';
  return owes || campaign === 'paused' || guest.removalAskedAt ? 'hold' : 'send';
};

/** Whether the host disabled the message while it was queued. */
const isSwitchedOff = (kind: MessageKind, { bySystem, event }: SendState): boolean =>
  bySystem && isApart(kind) && !goesByItself(kind, event);

const stillWanted = (kind: MessageKind, round: string, { guest, event }: SendState, now: Date): boolean => {
  if (kind === 'update') return now < event.date;
  if (kind === 'cancelled') return event.deletedAt !== null && now < event.date;
  if (kind === 'thank_you') return guest.status === 'confirmed';
  if (kind === 'table') return guest.status === 'confirmed' && Boolean(guest.tableName) && now < event.date;
  if (kind === 'day_of') return guest.status === 'confirmed' && now < event.date;
  // `sent`: the provider reported this message as sent, then refused it and asked to send it again a day later
  const waits = ['pending', 'pending_reminder', 'sent'].includes(guest.status);
  return waits && guest.round === round && takesAnswers(event, now);
};
