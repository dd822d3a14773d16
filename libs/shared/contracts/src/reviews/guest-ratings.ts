import * as z from 'zod/mini';
import { call } from '../call';
import { EventId, OrderId } from '../ids';
import { decimal, Instant } from '../primitives';

/** Guests may rate for so many days after the celebration, and change what they gave. */
export const DAYS_TO_RATE_AS_GUEST = 14;
/** Ratings of fewer guests of one celebration are shown to nobody. */
export const FEWEST_GUESTS_SHOWN = 3;

/** What guests rate: the food of caterers, the music of bands and DJs. */
export const GuestRatingKind = z.enum(['food', 'music']);
export type GuestRatingKind = z.infer<typeof GuestRatingKind>;

/** What a guest who was checked in may rate; no orders for everybody else. */
export const GuestRatings = z.object({
  /** Until then ratings are taken and changed; null: there is nothing to rate. */
  until: z.nullable(Instant),
  orders: z.array(
    z.object({
      orderId: OrderId,
      kind: GuestRatingKind,
      partnerName: z.string(),
      /** What this guest gave. */
      stars: z.nullable(z.number()),
    }),
  ),
});
export type GuestRatings = z.infer<typeof GuestRatings>;

const path = '/v1/events/rsvps/:eventId/guest/ratings';
/** The orders of a celebration that this guest may rate now. */
export const readGuestRatings = call({
  id: 'reviews.readGuestRatings',
  method: 'GET',
  path,
  access: 'guest',
  params: z.object({ eventId: EventId }),
  answer: GuestRatings,
  perMinute: 60,
});
/** Rates one order, or changes the rating. A guest who was not checked in finds no order; `guest_rating.closed`: it is too late. */
export const rateAsGuest = call({
  id: 'reviews.rateAsGuest',
  method: 'PUT',
  path: `${path}/:orderId`,
  access: 'guest',
  params: z.object({ eventId: EventId, orderId: OrderId }),
  body: z.object({ stars: decimal(z.int(), z.gte(1), z.lte(5)) }),
  answer: GuestRatings,
  perMinute: 30,
});
