import type {
  Bus,
  EventId,
  Passenger,
  RideCounts,
  RideHeadcount,
  Rides,
  RideStop,
  RideWay,
} from '@smachot/contracts';
import {
  type BusState,
  busOf,
  type PassengerState,
  rides,
  type RideStopState,
  WAYS,
} from '../domain/rides/ride-state';
import type { PassengerCount, RideEvent } from '../persistence/rides/ride.queries';

export type RideRows = {
  event: RideEvent;
  stops: readonly RideStopState[];
  buses: readonly BusState[];
  counts: readonly PassengerCount[];
};

const headcount = (
  counts: readonly PassengerCount[],
  among: (count: PassengerCount) => boolean,
): RideHeadcount => {
  const chosen = counts.filter(among);
  return {
    households: chosen.reduce((sum, { households }) => sum + households, 0),
    persons: chosen.reduce((sum, { persons }) => sum + persons, 0),
  };
};

const stopView = (
  { eventId: _, id, ...stop }: RideStopState,
  counts: readonly PassengerCount[],
): RideStop => ({
  ...stop,
  _id: id,
  passengers: headcount(counts, ({ stopId }) => stopId === id),
  again: headcount(counts, ({ stopId, again }) => stopId === id && again).households,
});

const busView = ({ eventId: _, id, ...bus }: BusState, counts: readonly PassengerCount[]): Bus => ({
  ...bus,
  _id: id,
  passengers: headcount(counts, (count) => busOf(count, bus.way) === id),
});

const waits = (count: PassengerCount, way: RideWay): boolean =>
  count.stopId !== null && !count.again && rides(count, way) && busOf(count, way) === null;

export const ridesView = (eventId: EventId, { event, stops, buses, counts }: RideRows): Rides => {
  const [there, back] = WAYS.map((way) => headcount(counts, (count) => waits(count, way)));
  return {
    eventId,
    title: event.title,
    date: event.date.toISOString(),
    role: event.role,
    asked: event.asked,
    releasedAt: event.releasedAt?.toISOString() ?? null,
    stops: stops.map((stop) => stopView(stop, counts)),
    buses: buses.map((bus) => busView(bus, counts)),
    totals: {
      all: headcount(counts, () => true),
      withoutStop: headcount(counts, ({ stopId }) => stopId === null),
      again: headcount(counts, ({ again }) => again),
      waiting: { there: there!, back: back! },
    },
  };
};

export const passengerView = ({ name, phone, ...passenger }: PassengerState): Passenger => ({
  ...passenger,
  attendeeName: name,
  attendeePhone: phone,
});

/** Counts by stop, without anything of the guests. */
export const rideCountsView = (
  stops: readonly RideStopState[],
  counts: readonly PassengerCount[],
): RideCounts => {
  const riding = (id: RideStopState['id'], way: RideWay) =>
    headcount(counts, (count) => count.stopId === id && rides(count, way)).persons;
  return {
    stops: stops.map(({ id, name, location, departsAt }) => ({
      ...{ stopId: id, name, address: location.address, departsAt },
      ...{ there: riding(id, 'there'), back: riding(id, 'back') },
    })),
    withoutStop: headcount(counts, ({ stopId }) => stopId === null).persons,
  };
};
