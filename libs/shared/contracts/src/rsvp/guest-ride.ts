import * as z from 'zod/mini';
import { call } from '../call';
import { EventId, RideStopId } from '../ids';
import { decimal, Instant, MAX_HEADCOUNT } from '../primitives';

/** Where a stop is and when a bus leaves it; null until the hosts have released the rides. */
const StopFacts = z.object({
  address: z.string(),
  note: z.nullable(z.string()),
  wazeLink: z.string(),
  departsAt: Instant,
});
const GuestStop = z.object({ _id: RideStopId, name: z.string(), facts: z.nullable(StopFacts) });
/** A bus and when it is at the guest's stop. */
const GuestBus = z.object({ name: z.string(), at: Instant });

/** The ride of the guest who reads, and the stops to choose from. */
export const GuestRide = z.object({
  stops: z.array(GuestStop),
  /** The choice can still be made and changed. */
  open: z.boolean(),
  /** Seats of the household, of which some or all may ride. */
  seats: z.number(),
  choice: z.nullable(
    z.object({
      /** Null: the stop was removed. */
      stopId: z.nullable(RideStopId),
      persons: z.number(),
      ways: z.enum(['both', 'there', 'back']),
      /** The stop was removed or moved since, and has to be chosen again. */
      again: z.boolean(),
      /** Null: not assigned yet, or not released. */
      there: z.nullable(GuestBus),
      back: z.nullable(GuestBus),
    }),
  ),
});
export type GuestRide = z.infer<typeof GuestRide>;

const ride = '/v1/events/rsvps/:eventId/guest/ride';
const Event = z.object({ eventId: EventId });

/** Only for a guest who comes and needs a ride (ride.not_needed). */
export const readGuestRide = call({
  id: 'rsvp.readGuestRide',
  method: 'GET',
  path: ride,
  access: 'guest',
  params: Event,
  answer: GuestRide,
  perMinute: 60,
});
/** Chooses a stop, or changes the choice. The seat in a bus stays only while the bus serves the stop and has room. */
export const chooseGuestStop = call({
  id: 'rsvp.chooseGuestStop',
  method: 'PUT',
  path: ride,
  access: 'guest',
  params: Event,
  body: z.object({
    stopId: RideStopId,
    persons: decimal(z.int(), z.gte(1), z.lte(MAX_HEADCOUNT)),
    ways: z.enum(['both', 'there', 'back']),
  }),
  answer: GuestRide,
  perMinute: 30,
});
