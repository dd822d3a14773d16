import * as z from 'zod/mini';
import { call } from '../call';
import { Cursor, Instant, Language } from '../primitives';
import { PublicEventId } from '../ids';
import { StoreParams } from '../stores/stores';
import {
  EventHost,
  EventQuestion,
  HostedEventType,
  LocationType,
  PublicEventCategory,
  EventRegistrationOptions,
  ShownTicketType,
} from './event-fields';
import { OtherDate } from './event-repeats';

/** Slugs of event pages: lower-case letters and digits of any script, joined by hyphens. */
export const EventSlug = z
  .string()
  .check(z.maxLength(120), z.regex(/^[\p{Ll}\p{Lo}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{Nd}]+)*$/u));

/** One event that is open to the public, as a card. */
export const PublicEventCard = z.object({
  id: PublicEventId,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: PublicEventCategory,
  startDatetime: Instant,
  /** The day in words, in the event's language; other languages format it from startDatetime. */
  date: z.string(),
  /** The place's name; empty for an event that takes place online only. */
  location: z.string(),
  /** The number of people with an approved registration, their companions included. */
  participantCount: z.number(),
  /** A picture of a card's width, and the same in full size; null: none was given. */
  imageUrl: z.nullable(z.string()),
  coverPhoto: z.nullable(z.string()),
  /** The language of title, description and location. */
  language: Language,
  /** How many later dates of the same series are listed; each has a page of its own. */
  moreDates: z.number(),
});
export type PublicEventCard = z.infer<typeof PublicEventCard>;

/** The page of one event. */
export const PublicEvent = z.extend(PublicEventCard, {
  type: HostedEventType,
  endDatetime: Instant,
  locationType: LocationType,
  /** Street and town; null for an online event. */
  address: z.nullable(z.string()),
  wazeLink: z.nullable(z.string()),
  mapLink: z.nullable(z.string()),
  /** Null: a sample event, which nobody hosts. */
  host: z.nullable(EventHost),
  /** The username of the store that hosts it; null: a person hosts it. */
  partnerUsername: z.nullable(z.string()),
  registrationOptions: EventRegistrationOptions,
  /**
   * open: seats are given out now. waiting_list: every seat is taken, registrants wait in line. not_yet: no ticket is given out at
   * the moment. closed: the host closed the registration. over: the event has begun.
   */
  registration: z.enum(['open', 'waiting_list', 'not_yet', 'closed', 'over']),
  ticketTypes: z.array(ShownTicketType),
  questions: z.array(EventQuestion),
  /** Of tickets that cost. */
  refundDays: z.number(),
  /** Whether a code may make tickets cheaper. */
  takesCoupons: z.boolean(),
  /** Dates of the same series that have not begun, in their order, without this one. */
  otherDates: z.array(OtherDate),
});
export type PublicEvent = z.infer<typeof PublicEvent>;

const events = '/v1/events/public';

/** Events that have not begun and may be listed, the next one first; of a series its next date. */
export const listPublicEvents = call({
  id: 'hostedEvents.listPublic',
  method: 'GET',
  path: events,
  access: 'visitor',
  feature: 'public_events',
  query: z.object({
    category: z.optional(PublicEventCategory),
    cursor: Cursor,
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 12),
  }),
  answer: z.object({ events: z.array(PublicEventCard), nextCursor: z.nullable(z.string()) }),
});
/** Also finds an event that is over or unlisted; a private one is not found. */
export const getPublicEvent = call({
  id: 'hostedEvents.getPublic',
  method: 'GET',
  path: `${events}/:slug`,
  access: 'visitor',
  feature: 'public_events',
  params: z.object({ slug: EventSlug }),
  answer: PublicEvent,
});
export const publicEventCalendarFile = call({
  id: 'hostedEvents.publicCalendarFile',
  method: 'GET',
  path: `${events}/:slug/calendar.ics`,
  access: 'visitor',
  feature: 'public_events',
  params: z.object({ slug: EventSlug }),
  media: 'text/calendar; charset=utf-8',
  perMinute: 30,
});

/** Public events of a store that have not begun, the next one first; of a series its next date; a hundred at most. A store that is not public is not found. */
export const listPartnerStoreEvents = call({
  id: 'hostedEvents.listOfPartnerStore',
  method: 'GET',
  path: '/api/partner-store/:partner/events',
  access: 'visitor',
  feature: 'public_events',
  params: StoreParams,
  answer: z.array(PublicEventCard),
});
