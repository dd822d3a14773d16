import type { Rsvp as RsvpView } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { seatsOf } from '@smachot/lifecycles';
import type { Correspondence } from '@smachot/server-messaging';
import { retryFrom } from '../domain/sending/eligibility';
import type { RsvpState } from '../domain/guests/rsvp-state';

const NO_MESSAGES: Correspondence = { whatsappMessages: [], incomingWhatsappMessages: [] };
const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

const seats = (state: RsvpState, asksHeadcount: boolean): number =>
  state.status === 'confirmed'
    ? seatsOf({ numberOfGuests: state.number, estimatedNumberOfGuests: state.estimated }, asksHeadcount)
    : state.estimated;

const trackingView = (state: RsvpState): RsvpView['invitationTracking'] => ({
  firstSent: iso(state.firstSent),
  lastSent: iso(state.lastSent),
  totalAttempts: state.attempts,
  reminders: state.reminded.length,
  lastStatus: state.lastStatus,
  deliveryConfirmed: state.deliveryConfirmed,
  readConfirmed: state.readConfirmed,
});

export const rsvpView = (
  state: RsvpState & { wrote?: boolean },
  asksHeadcount: boolean,
  messages: Correspondence = NO_MESSAGES,
): RsvpView => ({
  _id: state.id,
  eventId: state.eventId,
  attendeeName: state.name,
  attendeePhone: state.phone,
  rsvpStatus: state.status,
  group: state.group,
  groupLabel: state.groupLabel,
  side: state.side,
  tableName: state.tableName,
  response: state.response,
  estimatedNumberOfGuests: state.estimated,
  estimateGiven: state.estimateGiven,
  numberOfGuests: state.number,
  numberAwaitingApproval: state.numberWaiting,
  seats: seats(state, asksHeadcount),
  specialRequests: state.specialRequests,
  hostNote: state.hostNote,
  transportation: state.transportation,
  income: state.income === null ? null : toShekels(state.income),
  language: state.language,
  answeredAt: iso(state.answeredAt),
  answeredLate: state.answeredLate,
  optedOut: state.optedOut,
  ...(state.removalAskedAt ? { removalAsked: true } : {}),
  ...(state.wrote ? { wrote: true } : {}),
  trouble: state.trouble,
  retryFrom: iso(retryFrom(state)),
  whatsappMessages: messages.whatsappMessages.map(({ campaignId: _, ...message }) => message),
  incomingWhatsappMessages: messages.incomingWhatsappMessages,
  invitationTracking: trackingView(state),
  version: state.version,
});

/** What a viewer sees of a guest: no gift. */
export const withoutGift = (view: RsvpView): RsvpView => ({ ...view, income: null });
