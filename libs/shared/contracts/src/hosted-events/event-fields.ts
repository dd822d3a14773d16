import * as z from 'zod/mini';
import { EventQuestionId, StoreId, TicketTypeId, UserId } from '../ids';
import { decimal, Instant, line, Moment, optionalLine, Shekels } from '../primitives';

/** The filters of the discover page. */
export const PublicEventCategory = z.enum(['workshop', 'networking', 'conference', 'seminar', 'webinar']);
export type PublicEventCategory = z.infer<typeof PublicEventCategory>;

/** The kind of occasion of a hosted event, chosen by its host. */
export const HostedEventType = z.enum([
  'casual',
  'conference',
  'birthday',
  'course',
  'hackathon',
  'lecture',
  'meetup',
  'party',
  'performance',
  'seminar',
  'workshop',
  'other',
]);
export type HostedEventType = z.infer<typeof HostedEventType>;
export const LocationType = z.enum(['online', 'in-person', 'hybrid']);
export type LocationType = z.infer<typeof LocationType>;

/** public: listed. unlisted: only by its address. private: only its hosts see it. */
export const EventVisibility = z.enum(['public', 'unlisted', 'private']);
export type EventVisibility = z.infer<typeof EventVisibility>;

/** Whoever hosts an event: a person, or a store. */
export const EventHost = z.object({
  fullName: z.string(),
  avatarUrl: z.nullable(z.string()),
  id: z.union([UserId, StoreId]),
});
export type EventHost = z.infer<typeof EventHost>;

/**
 * isRegistrationOpen: registrations are accepted. enableSpecialRequests: registrants may write a wish. enableMultipleParticipants: one
 * registration may be for several people. requireApproval: the host approves each registration; else it is approved at once.
 */
export const EventRegistrationOptions = z.object({
  isRegistrationOpen: z.boolean(),
  enableSpecialRequests: z.boolean(),
  enableMultipleParticipants: z.boolean(),
  requireApproval: z.boolean(),
});
export type EventRegistrationOptions = z.infer<typeof EventRegistrationOptions>;

/** An address on the web; empty: none. */
export const WebAddress = z._default(
  z.pipe(
    optionalLine(500),
    z.string().check(
      z.regex(/^(?:https:\/\/[^\s/?#@:]+\.[^\s/?#@:]{2,}(?:[/?#]\S*)?)?$/, {
        error: 'web_address.invalid',
      }),
    ),
  ),
  '',
);

/** The largest number of seats of one event, and the number of an event that names none. */
export const MOST_SEATS = 5_000;
/** The largest number of people in one registration. */
export const MOST_PARTICIPANTS = 10;
const Seats = decimal(
  z.int({ error: 'number.whole' }),
  z.gte(1, { error: 'number.positive' }),
  z.lte(MOST_SEATS),
);
export const MaxTickets = z.optional(z.nullable(Seats));

/** Before the event begins, how many days long whoever paid gets everything back; 0: until it begins. Never less than the law asks for. */
export const RefundDays = decimal(z.int({ error: 'number.whole' }), z.gte(0), z.lte(60));
export const USUAL_REFUND_DAYS = 7;

/** active: given out. sold_out: none is left. coming_soon: not given out yet. */
export const TicketDisplay = z.enum(['active', 'sold_out', 'coming_soon']);
export type TicketDisplay = z.infer<typeof TicketDisplay>;

export const TicketTypeForm = z.object({
  /** Absent: a new one. */
  id: z.optional(TicketTypeId),
  name: line(80),
  description: z._default(optionalLine(300), ''),
  /** Shekels: 0, or 5 and more (hosted_event.price_low). Above 0 only for stores with verified bank details (.person_free, .bank_details). */
  price: Shekels,
  /** The place in the list; absent: as given. */
  position: z.optional(decimal(z.int({ error: 'number.whole' }), z.gte(0), z.lte(1000))),
  /** Null: as many as the event has seats. */
  quantityAvailable: z.optional(z.nullable(Seats)),
  /** Null: from now on. */
  validFrom: z.optional(z.nullable(Moment)),
  /** The moment it ends (hosted_event.ticket_dates when that is not after it begins); null: until the event begins. */
  validTo: z.optional(z.nullable(Moment)),
  display: z._default(TicketDisplay, 'active'),
});
export type TicketTypeForm = z.infer<typeof TicketTypeForm>;

const ticketType = {
  id: TicketTypeId,
  /** By what coupons name it: the same on all dates of a series. */
  kindId: TicketTypeId,
  name: z.string(),
  description: z.string(),
  price: z.number(),
  position: z.number(),
  quantityAvailable: z.nullable(z.number()),
  validFrom: z.nullable(Instant),
  validTo: z.nullable(Instant),
};
/** A kind of ticket as its host keeps it. `taken`: seats that are approved or wait for approval. */
export const TicketType = z.object({ ...ticketType, display: TicketDisplay, taken: z.number() });
export type TicketType = z.infer<typeof TicketType>;
/** The same for everybody. `display`: as it is now, by windows and stock. `seatsLeft` null: not limited by itself. */
export const ShownTicketType = z.object({
  ...ticketType,
  display: TicketDisplay,
  seatsLeft: z.nullable(z.number()),
});
export type ShownTicketType = z.infer<typeof ShownTicketType>;

export const EventQuestionForm = z.object({
  /** Absent: a new one. */
  id: z.optional(EventQuestionId),
  text: line(200),
  required: z.boolean(),
});
export const EventQuestion = z.object({ id: EventQuestionId, text: z.string(), required: z.boolean() });
export type EventQuestion = z.infer<typeof EventQuestion>;
