import * as z from 'zod/mini';
import { call } from '../call';
import { OrderId, RideStopId } from '../ids';
import { MAX_STOPS } from '../rsvp/rides';
import { Order } from './orders';

/** Guests of the invitation who ride from a stop, as counts. No guest's name, no phone. */
export const RideStopCount = z.object({
  stopId: RideStopId,
  name: z.string(),
  address: z.string(),
  /** Time of day in Israel at which a bus leaves for the event. */
  departsAt: z.string(),
  /** Persons on the way there and on the way back. */
  there: z.number(),
  back: z.number(),
});
export type RideStopCount = z.infer<typeof RideStopCount>;

/** `withoutStop`: persons who need a ride and have no stop. */
export const RideCounts = z.object({ stops: z.array(RideStopCount), withoutStop: z.number() });
export type RideCounts = z.infer<typeof RideCounts>;

/** Stops and counts as an order shows them. */
export const OrderRides = z.object({
  /** Of its customer: every stop, `counted` where the order counts its passengers. Of the business: those alone. */
  stops: z.array(z.extend(RideStopCount, { counted: z.boolean() })),
  /** Only of an order that counts all. */
  withoutStop: z.number(),
  /** Whether it counts the passengers of every stop, and those without one. */
  all: z.boolean(),
});
export type OrderRides = z.infer<typeof OrderRides>;

/**
 * The stops of an order that counts the guests who need a ride, for both its sides; empty for all other orders. A business reads them
 * once it has approved.
 */
export const orderRides = call({
  id: 'orders.rides',
  method: 'GET',
  path: '/v1/orders/:orderId/rides',
  access: 'user',
  params: z.object({ orderId: OrderId }),
  answer: OrderRides,
});

/**
 * Several buses of one event: each order counts the passengers of its own stops. `stops` null: all, also those without a stop. Before
 * the cut-off only (order.too_late); ride.no_stop: one of them is not a stop of the event.
 */
export const chooseRideStops = call({
  id: 'orders.chooseRideStops',
  method: 'POST',
  path: '/v1/orders/:orderId/ride-stops',
  access: 'user',
  idempotent: true,
  params: z.object({ orderId: OrderId }),
  body: z.object({
    stops: z.nullable(
      z.array(RideStopId).check(z.minLength(1, { error: 'field.required' }), z.maxLength(MAX_STOPS)),
    ),
  }),
  answer: Order,
  status: 200,
});
