import * as z from 'zod/mini';
import { call } from './call';
import { Occasion } from './finding';
import {
  Cursor,
  Id,
  Instant,
  line,
  Moment,
  optionalLine,
  PageSize,
  Participants,
  Phone,
  Shekels,
} from './primitives';
import { StoreParams, storePath } from './stores';

/**
 * entered: as the business wrote it down. asked: a link is with the customer. confirmed, declined: what the customer said of it.
 * removed: it holds no place of its day any more.
 */
export const BookingStatus = z.enum(['entered', 'asked', 'confirmed', 'declined', 'removed']);
export type BookingStatus = z.infer<typeof BookingStatus>;
/** Why a customer declined: it is somebody else's, or what it says is not right. */
export const BookingDecline = z.enum(['not_me', 'not_right']);
export type BookingDecline = z.infer<typeof BookingDecline>;

/** A booking taken by phone, as its business writes it down. */
export const BookingForm = z.object({
  startsAt: Moment,
  /** After the start, by a day and a half at most (booking.hours). */
  endsAt: Moment,
  customerName: line(80),
  /** To send the customer a link to confirm. */
  customerPhone: z.optional(z.nullable(Phone)),
  eventKind: z.optional(z.nullable(Occasion)),
  participants: Participants,
  /** A public unit of the store; absent: what is booked is said by `title`. */
  pricingUnitId: z.optional(z.nullable(Id)),
  /** Must say something where there is no unit. */
  title: z._default(optionalLine(120), ''),
  place: z._default(optionalLine(300), ''),
  /** In shekels; nothing is charged. */
  price: z.optional(z.nullable(Shekels)),
  /** For the crew only. */
  note: z._default(optionalLine(1_000), ''),
});
export type BookingForm = z.infer<typeof BookingForm>;

export const Booking = z.object({
  bookingId: Id,
  status: BookingStatus,
  startsAt: Instant,
  endsAt: Instant,
  /** Empty once the customer was forgotten. */
  customerName: z.string(),
  customerPhone: z.nullable(z.string()),
  eventKind: z.nullable(Occasion),
  participants: z.number(),
  pricingUnitId: z.nullable(Id),
  title: z.string(),
  place: z.string(),
  price: z.nullable(z.number()),
  note: z.string(),
  /** When the link was last sent. */
  askedAt: z.nullable(Instant),
  answeredAt: z.nullable(Instant),
  declinedBecause: z.nullable(BookingDecline),
  version: z.number(),
});
export type Booking = z.infer<typeof Booking>;

const path = `${storePath}/bookings`;
const one = `${path}/:bookingId`;
const OneBooking = z.extend(StoreParams, { bookingId: Id });

/** Takes a place of its day as an order does (slot.taken when there is none). The same key answers the same booking. */
export const enterBooking = call({
  id: 'bookings.enter',
  method: 'POST',
  path,
  access: 'user',
  idempotent: true,
  keepsKey: true,
  perMinute: 30,
  params: StoreParams,
  body: BookingForm,
  answer: Booking,
});
/** Those that hold a place, by their start. */
export const listBookings = call({
  id: 'bookings.list',
  method: 'GET',
  path,
  access: 'user',
  params: StoreParams,
  query: z.object({
    /** Starts within; whole days in Asia/Jerusalem. Absent: from today on. */
    from: z.optional(Instant),
    to: z.optional(Instant),
    /** Part of the customer's name or phone, the title or the place; without days also among those that are over and not forgotten yet. */
    q: z.optional(z.string().check(z.maxLength(60))),
    cursor: Cursor,
    limit: PageSize,
  }),
  /** `partnerId`: whose topic (`store:…`) tells of changes. */
  answer: z.object({ partnerId: Id, bookings: z.array(Booking), nextCursor: z.nullable(z.string()) }),
});
export const readBooking = call({
  id: 'bookings.read',
  method: 'GET',
  path: one,
  access: 'user',
  params: OneBooking,
  answer: Booking,
});
/** Another version by now is refused (conflict.version). What the customer was asked about is to be asked anew when it changes. */
export const editBooking = call({
  id: 'bookings.edit',
  method: 'PUT',
  path: one,
  access: 'user',
  perMinute: 30,
  params: OneBooking,
  body: z.extend(BookingForm, { version: z.number().check(z.int(), z.gte(1)) }),
  answer: Booking,
});
/** Gives its place back, and forgets the customer at once. */
export const removeBooking = call({
  id: 'bookings.remove',
  method: 'DELETE',
  path: one,
  access: 'user',
  params: OneBooking,
  status: 204,
});
/** Sends the customer a link by SMS. Refusals: booking.no_phone, booking.not_by_sms, booking.opted_out, booking.store_hidden and the daily limits. */
export const askBooking = call({
  id: 'bookings.ask',
  method: 'POST',
  path: `${one}/ask`,
  access: 'user',
  idempotent: true,
  perMinute: 10,
  params: OneBooking,
  answer: Booking,
  status: 200,
});

/** From the fragment of the link that was sent; in a body, so that it is in no address and no log. */
const Token = z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'field.required' }));
/** What a customer sees of a booking in their name. */
export const BookingLink = z.object({
  businessName: z.string(),
  status: BookingStatus,
  title: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  participants: z.number(),
  place: z.string(),
  price: z.nullable(z.number()),
  /** The link is good until then. */
  until: Instant,
});
export type BookingLink = z.infer<typeof BookingLink>;
export const readBookingLink = call({
  id: 'bookings.readLink',
  method: 'POST',
  path: '/v1/booking-links/read',
  access: 'visitor',
  personal: true,
  perMinute: 30,
  body: z.object({ token: Token }),
  answer: BookingLink,
  status: 200,
});
/** `not_me` ends the link for good, and the business may not send one to that phone again. */
export const answerBookingLink = call({
  id: 'bookings.answerLink',
  method: 'POST',
  path: '/v1/booking-links/answer',
  access: 'visitor',
  personal: true,
  perMinute: 20,
  body: z.object({ token: Token, answer: z.enum(['confirm', ...BookingDecline.options]) }),
  answer: z.object({ status: BookingStatus }),
  status: 200,
});
