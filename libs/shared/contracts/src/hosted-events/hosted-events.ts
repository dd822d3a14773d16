import * as z from 'zod/mini';
import { call } from '../call';
import { PublicEventId } from '../ids';
import {
  Cursor,
  Instant,
  Language,
  line,
  Location,
  Moment,
  optionalLine,
  paragraphs,
  Shekels,
} from '../primitives';
import {
  EventHost,
  EventQuestion,
  EventQuestionForm,
  EventVisibility,
  HostedEventType,
  LocationType,
  MaxTickets,
  RefundDays,
  USUAL_REFUND_DAYS,
  PublicEventCategory,
  EventRegistrationOptions,
  TicketType,
  TicketTypeForm,
  WebAddress,
} from './event-fields';
import { EventSeries, RepeatForm } from './event-repeats';

export const EVENT_COVER_MAX_BYTES = 10 * 1024 * 1024;

const fields = {
  type: HostedEventType,
  title: line(120),
  description: paragraphs(4000),
  startDatetime: Moment,
  endDatetime: Moment,
  locationType: LocationType,
  /** The place's name; empty for an event that takes place online only. */
  location: z._default(optionalLine(120), ''),
  /** Needed unless it takes place online only (hosted_event.place_missing). */
  address: z.optional(z.nullable(Location)),
  /** Where it takes place online. Approved participants see it. */
  meetingUrl: WebAddress,
  visibility: EventVisibility,
  /** The group of its participants in a chat. Approved participants see it. */
  chatGroupUrl: WebAddress,
  registrationOptions: EventRegistrationOptions,
  /** Codes with which tickets cost less: of the store's coupons, and of the platform's. */
  coupons: z._default(z.array(line(20)).check(z.maxLength(20)), []),
  /** The number of seats; null: as many as an event may have. */
  maxTickets: MaxTickets,
  /** Shekels, for the hosts alone. */
  budget: z.optional(z.nullable(Shekels)),
  ticketTypes: z._default(z.array(TicketTypeForm).check(z.maxLength(20)), []),
  /** Of tickets that cost: absent, as usual. */
  refundDays: z._default(RefundDays, USUAL_REFUND_DAYS),
  questions: z._default(z.array(EventQuestionForm).check(z.maxLength(5)), []),
  /** The language of its texts. */
  language: z._default(Language, 'he'),
};
/** An event as its host writes it down. */
export const HostedEventForm = z.object(fields);
export type HostedEventForm = z.infer<typeof HostedEventForm>;
/** The same with its other dates, which are opened with it. */
export const NewHostedEventForm = z.extend(HostedEventForm, { repeats: z.optional(z.nullable(RepeatForm)) });
export type NewHostedEventForm = z.infer<typeof NewHostedEventForm>;

const Version = { version: z.optional(z.int()) };
const given = {
  ...fields,
  location: z.optional(optionalLine(120)),
  meetingUrl: z.optional(WebAddress),
  chatGroupUrl: z.optional(WebAddress),
  coupons: z.optional(z.array(line(20)).check(z.maxLength(20))),
  ticketTypes: z.optional(z.array(TicketTypeForm).check(z.maxLength(20))),
  refundDays: z.optional(RefundDays),
  questions: z.optional(z.array(EventQuestionForm).check(z.maxLength(5))),
  language: z.optional(Language),
};
/** Some fields of an event; those that are absent stay. */
export const HostedEventPatch = z.extend(z.partial(z.object(given)), Version);
export type HostedEventPatch = z.infer<typeof HostedEventPatch>;

/** An event as its hosts see it. `tickets`: seats that are approved or wait for approval. */
export const HostedEvent = z.object({
  id: PublicEventId,
  slug: z.string(),
  type: HostedEventType,
  category: PublicEventCategory,
  title: z.string(),
  description: z.string(),
  startDatetime: Instant,
  endDatetime: Instant,
  locationType: LocationType,
  location: z.string(),
  address: z.nullable(Location),
  meetingUrl: z.string(),
  visibility: EventVisibility,
  /** The address of its page. */
  publicUrl: z.string(),
  chatGroupUrl: z.string(),
  registrationOptions: EventRegistrationOptions,
  coverPhoto: z.nullable(z.string()),
  coupons: z.array(z.string()),
  refundDays: z.number(),
  tickets: z.number(),
  maxTickets: z.nullable(z.number()),
  budget: z.nullable(z.number()),
  ticketTypes: z.array(TicketType),
  questions: z.array(EventQuestion),
  language: Language,
  host: z.nullable(EventHost),
  partnerUsername: z.nullable(z.string()),
  /** People of approved registrations. */
  participantCount: z.number(),
  /** Registrations that wait for the host, and those on the waiting list. */
  pendingCount: z.number(),
  waitingCount: z.number(),
  /** People whose tickets were admitted at the door; a ticket counts once, whichever doors scanned it. */
  arrivedCount: z.number(),
  /** Whether tickets may cost: the host is a store whose bank details are verified. */
  maySell: z.boolean(),
  /** Whether the reader may change it: members of a crew may not. */
  mayEdit: z.boolean(),
  /** Why an admin took it off the site; null: nobody did. */
  takenOff: z.nullable(z.string()),
  /** The dates it belongs to; null: it takes place once. */
  series: z.nullable(EventSeries),
  createdAt: Instant,
  version: z.number(),
});
export type HostedEvent = z.infer<typeof HostedEvent>;

/** One of the own events, in a list. */
export const HostedEventRow = z.object({
  id: PublicEventId,
  slug: z.string(),
  title: z.string(),
  type: HostedEventType,
  category: PublicEventCategory,
  startDatetime: Instant,
  endDatetime: Instant,
  locationType: LocationType,
  location: z.string(),
  visibility: EventVisibility,
  imageUrl: z.nullable(z.string()),
  maxTickets: z.nullable(z.number()),
  participantCount: z.number(),
  pendingCount: z.number(),
  waitingCount: z.number(),
  language: Language,
  /** Whether it is one date of several. */
  inSeries: z.boolean(),
});
export type HostedEventRow = z.infer<typeof HostedEventRow>;

export const hostPath = '/v1/events/host';
export const HostedEventParams = z.object({ hostedEventId: PublicEventId });
/** `extra`: the username of the store whose event it is. */
const Extra = { extra: z.string().check(z.minLength(1), z.maxLength(40)) };
const ExtraParams = z.object(Extra);
const OneOfStore = z.extend(HostedEventParams, Extra);
const Written = z.object({ data: HostedEvent, status: z.number() });
const Page = z.object({
  events: z.array(HostedEventRow),
  nextCursor: z.nullable(z.string()),
  mayEdit: z.boolean(),
  /** Whether tickets of new events may cost. */
  maySell: z.boolean(),
});
const paging = z.object({
  cursor: Cursor,
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 30),
});

/**
 * Refusals: hosted_event.dates, .past, .too_far, .place_missing, .link, .person_free, .bank_details, .price_low, .ticket_dates, .too_many_today, .too_many,
 * .store_hidden, crew.owners_only; with `repeats` those of hostedEvents.repeat. `partnerUsername`: the store that hosts it; absent: the caller.
 */
export const createHostedEvent = call({
  id: 'hostedEvents.create',
  method: 'POST',
  path: hostPath,
  access: 'user',
  feature: 'public_events',
  perMinute: 20,
  idempotent: 'optional',
  body: z.extend(NewHostedEventForm, { partnerUsername: z.optional(z.string().check(z.maxLength(40))) }),
  answer: Written,
  status: 201,
});
/** Replaces every field. Further refusals: hosted_event.seats_taken, .ticket_in_use, .moved_today, conflict.version. */
export const updateHostedEvent = call({
  id: 'hostedEvents.update',
  method: 'PUT',
  path: `${hostPath}/:hostedEventId`,
  access: 'user',
  perMinute: 20,
  params: HostedEventParams,
  body: z.extend(HostedEventForm, Version),
  answer: HostedEvent,
});
export const patchHostedEvent = call({
  id: 'hostedEvents.patch',
  method: 'PATCH',
  path: `${hostPath}/:hostedEventId`,
  access: 'user',
  perMinute: 20,
  params: HostedEventParams,
  body: HostedEventPatch,
  answer: HostedEvent,
});
const reading = { method: 'GET', access: 'user', answer: HostedEvent } as const;
export const getHostedEvent = call({
  ...reading,
  id: 'hostedEvents.get',
  path: `${hostPath}/event/:hostedEventId`,
  params: HostedEventParams,
});
/** An event of a store, for its crew. */
export const getHostedEventOfStore = call({
  ...reading,
  id: 'hostedEvents.getOfStore',
  path: `${hostPath}/event/:hostedEventId/:extra`,
  params: OneOfStore,
});
/** The caller's own events: from today on, the next one first, then those of before, the last one first. */
export const listHostedEvents = call({
  id: 'hostedEvents.list',
  method: 'GET',
  path: hostPath,
  access: 'user',
  query: paging,
  answer: Page,
});
/** The events of a store, for its crew, in the same order. */
export const listHostedEventsOfStore = call({
  id: 'hostedEvents.listOfStore',
  method: 'GET',
  path: `${hostPath}/:extra`,
  access: 'user',
  params: ExtraParams,
  query: paging,
  answer: Page,
});
/** Cancels the event: it is found no longer, its registrations are canceled and their people told. */
export const deleteHostedEvent = call({
  id: 'hostedEvents.delete',
  method: 'DELETE',
  path: `${hostPath}/:hostedEventId`,
  access: 'user',
  params: HostedEventParams,
  status: 204,
});
export const deleteHostedEventOfStore = call({
  id: 'hostedEvents.deleteOfStore',
  method: 'DELETE',
  path: `${hostPath}/:hostedEventId/:extra`,
  access: 'user',
  params: OneOfStore,
  status: 204,
});
/** A private copy, without cover and registrations, moved by whole weeks to a time ahead. */
export const duplicateHostedEvent = call({
  id: 'hostedEvents.duplicate',
  method: 'POST',
  path: `${hostPath}/:hostedEventId/duplicate`,
  access: 'user',
  feature: 'public_events',
  params: HostedEventParams,
  answer: Written,
  status: 201,
});
export const uploadHostedEventCover = call({
  id: 'hostedEvents.uploadCover',
  method: 'POST',
  path: `${hostPath}/:hostedEventId/cover-photo`,
  access: 'user',
  params: HostedEventParams,
  file: { field: 'file', maxBytes: EVENT_COVER_MAX_BYTES },
  answer: HostedEvent,
  status: 200,
});
