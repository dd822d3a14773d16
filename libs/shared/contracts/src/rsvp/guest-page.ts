import * as z from 'zod/mini';
import { call } from '../call';
import { ConfiguredQuestion } from './invitations';
import {
  decimal,
  EventType,
  Instant,
  Language,
  Location,
  MAX_HEADCOUNT,
  optionalParagraphs,
  Phone,
} from '../primitives';
import { EventId } from '../ids';
import { InvitationOccasion } from './occasions';

export const GUEST_TOKEN_HEADER = 'x-guest-token';

/** The guest's page; without a token it shows only the invitation, never the guests who were invited. */
export const GuestPage = z.object({
  eventId: EventId,
  title: z.string(),
  hostName: z.string(),
  eventType: EventType,
  occasion: InvitationOccasion,
  date: Instant,
  location: Location,
  wazeLink: z.string(),
  imageUrl: z.nullable(z.string()),
  language: Language,
  questions: z.array(ConfiguredQuestion),
  /** The date by which hosts ask for answers; later answers are accepted, too, while `open`. */
  closingDate: Instant,
  /** Answers are accepted until the event starts or the host closes registration. */
  open: z.boolean(),
  guest: z.nullable(
    z.object({
      attendeeName: z.string(),
      answer: z.nullable(z.enum(['confirmed', 'declined', 'maybe'])),
      estimatedNumberOfGuests: z.number(),
      numberOfGuests: z.nullable(z.number()),
      /** The number is above the invited one and waits for the hosts. */
      numberWaits: z.boolean(),
      /** The questions that this guest has answered so far. */
      answered: z.array(ConfiguredQuestion),
      specialRequests: z.nullable(z.string()),
      transportation: z.nullable(z.boolean()),
      /** The table's name, once the hosts let guests see it. */
      tableName: z.nullable(z.string()),
    }),
  ),
});
export type GuestPage = z.infer<typeof GuestPage>;

/** Any subset of the answers; each question is merged separately, the latest answer wins. */
export const GuestAnswers = z.object({
  attending: z.optional(z.enum(['confirmed', 'declined', 'maybe'])),
  headcount: z.optional(decimal(z.int(), z.gte(1), z.lte(MAX_HEADCOUNT))),
  specialRequests: z.optional(optionalParagraphs(1000)),
  transportation: z.optional(z.boolean()),
});

const guest = '/v1/events/rsvps/:eventId/guest';
const Event = z.object({ eventId: EventId });

/** The guest's page. The token comes in the header x-guest-token; a GET never records an answer. */
export const guestPage = call({
  id: 'rsvp.guestPage',
  method: 'GET',
  path: guest,
  access: 'guest',
  params: Event,
  answer: GuestPage,
  perMinute: 60,
});
export const publicInvitation = call({
  id: 'rsvp.publicInvitation',
  method: 'GET',
  path: `${guest}/invitation`,
  access: 'visitor',
  params: Event,
  answer: GuestPage,
  perMinute: 60,
});
export const answerAsGuest = call({
  id: 'rsvp.answerAsGuest',
  method: 'PUT',
  path: `${guest}/answers`,
  access: 'guest',
  params: Event,
  body: GuestAnswers,
  answer: GuestPage,
  perMinute: 60,
});
/** Sends the personal link by SMS if the phone is on the list; the answer is the same if it is not. */
export const requestGuestLink = call({
  id: 'rsvp.requestGuestLink',
  method: 'POST',
  path: `${guest}/link`,
  access: 'visitor',
  params: Event,
  body: z.object({ phone: Phone }),
  status: 202,
  perMinute: 10,
});
export const guestCalendarFile = call({
  id: 'rsvp.guestCalendarFile',
  method: 'GET',
  path: `${guest}/calendar.ics`,
  access: 'visitor',
  params: Event,
  media: 'text/calendar; charset=utf-8',
  perMinute: 30,
});
