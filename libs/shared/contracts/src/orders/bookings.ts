import * as z from 'zod/mini';
import { call } from '../call';
import { Occasion } from '../stores/finding';
import {
  Cursor,
  decimal,
  Instant,
  line,
  Moment,
  optionalLine,
  optionalParagraphs,
  PageSize,
  Participants,
  Phone,
  Shekels,
} from '../primitives';
import { PricingUnitRequest, UnitRevision } from '../stores/pricing-units';
import { StoreParams, storePath } from '../stores/stores';
import { OrderMenu } from './order-menu';
import { BookingId, PricingUnitId, StoreId } from '../ids';

/**
 * entered: the business wrote it down. asked: the customer has received a link. confirmed, declined: the customer's answer.
 * removed: it no longer takes a slot of its day.
 */
export const BookingStatus = z.enum(['entered', 'asked', 'confirmed', 'declined', 'removed']);
export type BookingStatus = z.infer<typeof BookingStatus>;
/** The reason why a customer declined a booking: it belongs to another person, or its details are wrong. */
export const BookingDecline = z.enum(['not_me', 'not_right']);
export type BookingDecline = z.infer<typeof BookingDecline>;

/** Most dishes of one booking in the business's own words. */
export const MOST_BOOKING_DISHES = 50;
/** A dish in the business's own words. `quantity`: a number of pieces; null: one for each guest. */
export const BookingDish = z.object({
  name: line(120),
  quantity: z._default(
    z.nullable(
      decimal(
        z.int({ error: 'number.whole' }),
        z.gte(1, { error: 'number.positive' }),
        z.lte(10_000, { error: 'number.range' }),
      ),
    ),
    null,
  ),
});
export type BookingDish = z.infer<typeof BookingDish>;
/** A choice from the menu of a booking's unit, as one of its revisions was published. */
const BookingChoice = z.object({ revision: UnitRevision, request: PricingUnitRequest });
/** The choice with its dishes, which stay when the unit changes. */
export const BookingMenu = z.extend(BookingChoice, { sections: OrderMenu });
export type BookingMenu = z.infer<typeof BookingMenu>;

/** The form in which a business enters a booking that was taken by phone. */
export const BookingForm = z.object({
  startsAt: Moment,
  /** The end lies after the start, by a day and a half at most (booking.hours). */
  endsAt: Moment,
  customerName: line(80),
  /** The phone to which a confirmation link can be sent. */
  customerPhone: z.optional(z.nullable(Phone)),
  eventKind: z.optional(z.nullable(Occasion)),
  participants: Participants,
  /** A public unit of the store; when absent, `title` names the service. */
  pricingUnitId: z.optional(z.nullable(PricingUnitId)),
  /** Required when there is no unit. */
  title: z._default(optionalLine(120), ''),
  place: z._default(optionalLine(300), ''),
  /** The price in shekels; nothing is charged. */
  price: z.optional(z.nullable(Shekels)),
  /** A note that only the crew sees. */
  note: z._default(optionalParagraphs(1_000), ''),
  /** The dishes of the unit's menu; null: none. Refusals: pricing_unit.gone, menu.*. Only the crew sees dishes. */
  menu: z.optional(z.nullable(BookingChoice)),
  dishes: z._default(z.array(BookingDish).check(z.maxLength(MOST_BOOKING_DISHES)), []),
});
export type BookingForm = z.infer<typeof BookingForm>;

export const Booking = z.object({
  bookingId: BookingId,
  status: BookingStatus,
  startsAt: Instant,
  endsAt: Instant,
  /** The customer's name; empty once the customer was forgotten. */
  customerName: z.string(),
  customerPhone: z.nullable(z.string()),
  eventKind: z.nullable(Occasion),
  participants: z.number(),
  pricingUnitId: z.nullable(PricingUnitId),
  title: z.string(),
  place: z.string(),
  price: z.nullable(z.number()),
  note: z.string(),
  menu: z.nullable(BookingMenu),
  dishes: z.array(BookingDish),
  /** The time at which the link was last sent. */
  askedAt: z.nullable(Instant),
  answeredAt: z.nullable(Instant),
  declinedBecause: z.nullable(BookingDecline),
  /** The customer's words of what is not right, without contact details; empty: none. */
  reason: z.string(),
  version: z.number(),
});
export type Booking = z.infer<typeof Booking>;

const path = `${storePath}/bookings`;
const one = `${path}/:bookingId`;
const OneBooking = z.extend(StoreParams, { bookingId: BookingId });

/** Takes a slot of its day as an order does (slot.taken when there is none). The same idempotency key returns the same booking. */
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
/** Lists the bookings that take a slot, by their start. */
export const listBookings = call({
  id: 'bookings.list',
  method: 'GET',
  path,
  access: 'user',
  params: StoreParams,
  query: z.object({
    /** Range of the start, in whole days of Asia/Jerusalem. Absent: from today on. */
    from: z.optional(Instant),
    to: z.optional(Instant),
    /**
     * Part of the customer's name or phone, of the title or of the place.
     * Without a range of days it also finds past bookings that are not forgotten yet.
     */
    q: z.optional(z.string().check(z.maxLength(60))),
    cursor: Cursor,
    limit: PageSize,
  }),
  /** `partnerId` names the topic (`store:…`) that announces changes. */
  answer: z.object({ partnerId: StoreId, bookings: z.array(Booking), nextCursor: z.nullable(z.string()) }),
});
export const readBooking = call({
  id: 'bookings.read',
  method: 'GET',
  path: one,
  access: 'user',
  params: OneBooking,
  answer: Booking,
});
/**
 * Edits a booking; an outdated version is refused (conflict.version).
 * When a detail that the customer was asked about changes, the customer has to be asked again.
 */
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
/** Removes a booking: frees its slot and erases the customer's data at once. */
export const removeBooking = call({
  id: 'bookings.remove',
  method: 'DELETE',
  path: one,
  access: 'user',
  params: OneBooking,
  status: 204,
});
/**
 * Sends the customer a link by SMS. Refusals: booking.no_phone, booking.not_by_sms, booking.opted_out, booking.store_hidden
 * and the daily limits.
 */
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

/** The token from the fragment of the link; it is sent in a body, so that it appears in no address and no log. */
const Token = z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'field.required' }));
/** A booking as the customer of its link sees it. */
export const BookingLink = z.object({
  businessName: z.string(),
  status: BookingStatus,
  declinedBecause: z.nullable(BookingDecline),
  /** The customer's own words of what is not right. */
  reason: z.string(),
  title: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  participants: z.number(),
  place: z.string(),
  price: z.nullable(z.number()),
  /** The time at which the link expires. */
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
/**
 * Answers for the customer, who may change the answer while the link is valid, so many times. `not_me` ends the link for good, and the
 * business may not send another one to that phone.
 */
export const answerBookingLink = call({
  id: 'bookings.answerLink',
  method: 'POST',
  path: '/v1/booking-links/answer',
  access: 'visitor',
  personal: true,
  perMinute: 20,
  body: z.object({
    token: Token,
    answer: z.enum(['confirm', ...BookingDecline.options]),
    /** What is not right; kept with that answer alone. */
    reason: z._default(optionalParagraphs(500), ''),
  }),
  answer: z.object({ status: BookingStatus, declinedBecause: z.nullable(BookingDecline) }),
  status: 200,
});
