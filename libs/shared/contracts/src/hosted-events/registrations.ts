import * as z from 'zod/mini';
import { call } from '../call';
import { CardId, EventQuestionId, PublicEventId, RegistrationId, TicketTypeId } from '../ids';
import {
  Cursor,
  decimal,
  Instant,
  Language,
  optionalLine,
  optionalParagraphs,
  PageSize,
  Shekels,
} from '../primitives';
import { CouponCode } from '../coupons/coupons';
import { LocationType, MOST_PARTICIPANTS } from './event-fields';
import { HostedEventParams, hostPath } from './hosted-events';
import { EventSlug } from './public-events';
import { AttendeePayment, TicketPayment } from './ticket-payments';

/** pending: waits for the host, or on the waiting list. rejected: by the host, or by the system when nobody answered in time. */
export const RegistrationStatus = z.enum(['pending', 'approved', 'rejected', 'canceled']);
export type RegistrationStatus = z.infer<typeof RegistrationStatus>;

/** A registration that the host does not answer is rejected after so many hours. */
export const REGISTRATION_ANSWER_HOURS = 144;

const Answer = z.object({ questionId: EventQuestionId, text: optionalLine(500) });
export const RegistrationForm = z.object({
  /** Needed when the event has kinds of tickets (registration.ticket_missing). */
  ticketTypeId: z.optional(z.nullable(TicketTypeId)),
  /** The registrant and the people they bring. */
  participants: z._default(
    decimal(
      z.int({ error: 'number.whole' }),
      z.gte(1, { error: 'number.positive' }),
      z.lte(MOST_PARTICIPANTS),
    ),
    1,
  ),
  specialRequests: z._default(optionalParagraphs(500), ''),
  answers: z._default(z.array(Answer).check(z.maxLength(10)), []),
  couponCode: z.optional(z.nullable(CouponCode)),
  /** The shekels that were shown; needed when it costs (price.changed). */
  expectedPrice: z.optional(Shekels),
  /** Null: the default card. */
  cardId: z.optional(z.nullable(CardId)),
});
export type RegistrationForm = z.infer<typeof RegistrationForm>;

/** Somebody's own registration. `waitlisted`: pending until a seat becomes free. */
export const OwnRegistration = z.object({
  registrationId: RegistrationId,
  eventId: PublicEventId,
  slug: z.string(),
  title: z.string(),
  language: Language,
  startDatetime: Instant,
  endDatetime: Instant,
  locationType: LocationType,
  location: z.string(),
  status: RegistrationStatus,
  waitlisted: z.boolean(),
  participants: z.number(),
  ticketName: z.nullable(z.string()),
  specialRequests: z.string(),
  createdAt: Instant,
  /** Null: it cost nothing. */
  payment: z.nullable(TicketPayment),
  /** The host has called the event off. */
  eventCanceled: z.boolean(),
  /** Only while it is approved; null: the event has none. */
  meetingUrl: z.nullable(z.string()),
  chatGroupUrl: z.nullable(z.string()),
});
export type OwnRegistration = z.infer<typeof OwnRegistration>;

const own = '/v1/events/registrations';
const ofEvent = '/v1/events/public/:slug';
const SlugParams = z.object({ slug: EventSlug });

/**
 * Registers the caller: approved at once, or pending for the host, or on the waiting list. Refusals: registration.closed,
 * .already, .rejected, .ticket_missing, .ticket_closed, .answer_missing, .one_participant, .too_many_today, .own_event. What costs is
 * authorized on a card: card.missing, price.changed, price.too_small, registration.coupon_unlisted, and those of the coupon.
 */
export const registerForEvent = call({
  id: 'hostedEvents.register',
  method: 'POST',
  path: `${ofEvent}/registrations`,
  access: 'user',
  feature: 'public_events',
  idempotent: true,
  // no copy of the answer is kept: a repeated request is refused, as one registration stands and one payment is asked
  keepsKey: true,
  perMinute: 10,
  params: SlugParams,
  body: RegistrationForm,
  answer: OwnRegistration,
  status: 201,
});
/** The caller's newest registration for an event. */
export const getOwnRegistration = call({
  id: 'hostedEvents.ownRegistration',
  method: 'GET',
  path: `${ofEvent}/registration`,
  access: 'user',
  params: SlugParams,
  answer: z.object({ registration: z.nullable(OwnRegistration) }),
});
/** The caller's registrations, the newest first. */
export const listOwnRegistrations = call({
  id: 'hostedEvents.listOwnRegistrations',
  method: 'GET',
  path: own,
  access: 'user',
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({ registrations: z.array(OwnRegistration), nextCursor: z.nullable(z.string()) }),
});
/** Another try of a payment that was refused, until `payBy`; an empty `cardId`: the default card. */
export const payForRegistration = call({
  id: 'hostedEvents.payForRegistration',
  method: 'POST',
  path: `${own}/:registrationId/pay`,
  access: 'user',
  idempotent: true,
  // no copy of the answer is kept: a repeated request is refused, as one registration stands and one payment is asked
  keepsKey: true,
  perMinute: 10,
  params: z.object({ registrationId: RegistrationId }),
  body: z.object({ cardId: z.optional(z.nullable(CardId)) }),
  answer: OwnRegistration,
  status: 202,
});
/** Gives the seats back; who waits for them moves up. `expectedRefund`: the shekels that were shown (registration.refund_changed). */
export const cancelOwnRegistration = call({
  id: 'hostedEvents.cancelOwnRegistration',
  method: 'POST',
  path: `${own}/:registrationId/cancel`,
  access: 'user',
  params: z.object({ registrationId: RegistrationId }),
  query: z.object({ expectedRefund: z.optional(z.coerce.number().check(z.gte(0))) }),
  answer: OwnRegistration,
  status: 200,
});

/** A registration as the hosts see it: a name and what was written, no phone and no address. */
export const Attendee = z.object({
  registrationId: RegistrationId,
  /** Empty for a sample registration. */
  fullName: z.string(),
  status: RegistrationStatus,
  waitlisted: z.boolean(),
  participants: z.number(),
  ticketName: z.nullable(z.string()),
  specialRequests: z.string(),
  answers: z.array(z.object({ question: z.string(), text: z.string() })),
  createdAt: Instant,
  /** Null: it cost nothing. */
  payment: z.nullable(AttendeePayment),
  /** When it is rejected by itself; null: it does not wait for the host. */
  answerBy: z.nullable(Instant),
});
export type Attendee = z.infer<typeof Attendee>;

/** The groups of the attendee list. queue: waits for the host; waiting: on the waiting list. */
export const AttendeeGroup = z.enum(['queue', 'approved', 'waiting', 'rejected', 'canceled']);
export type AttendeeGroup = z.infer<typeof AttendeeGroup>;

/** The registrations of an event, the earliest first. */
export const listAttendees = call({
  id: 'hostedEvents.listAttendees',
  method: 'GET',
  path: `${hostPath}/:hostedEventId/registrations`,
  access: 'user',
  params: HostedEventParams,
  query: z.object({ group: AttendeeGroup, cursor: Cursor, limit: PageSize }),
  answer: z.object({ attendees: z.array(Attendee), nextCursor: z.nullable(z.string()) }),
});
/** Moves of the host: of the queue, of the waiting list while there is room (registration.full), and of approved ones. */
export const decideRegistration = call({
  id: 'hostedEvents.decideRegistration',
  method: 'POST',
  path: `${hostPath}/:hostedEventId/registrations/:registrationId/decision`,
  access: 'user',
  params: z.extend(HostedEventParams, { registrationId: RegistrationId }),
  body: z.object({ move: z.enum(['approve', 'reject', 'cancel']) }),
  answer: Attendee,
  status: 200,
});
/** Every registration of an event as a spreadsheet. */
export const exportAttendees = call({
  id: 'hostedEvents.exportAttendees',
  method: 'GET',
  path: `${hostPath}/:hostedEventId/registrations/export.xlsx`,
  access: 'user',
  params: HostedEventParams,
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  perMinute: 10,
});
