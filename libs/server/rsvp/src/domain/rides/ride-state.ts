import type {
  BusForm,
  BusId,
  EventId,
  Passenger,
  RideStopForm,
  RideStopId,
  RideWay,
} from '@smachot/contracts';

export type RideStopState = RideStopForm & { id: RideStopId; eventId: EventId; version: number };
export type BusState = BusForm & { id: BusId; eventId: EventId; version: number };

export type PassengerState = Omit<Passenger, 'attendeeName' | 'attendeePhone'> & {
  name: string;
  phone: string | null;
};

export const WAYS = ['there', 'back'] as const satisfies RideWay[];

export const rides = ({ ways }: Pick<PassengerState, 'ways'>, way: RideWay): boolean =>
  ways === 'both' || ways === way;

export const busOf = (
  { thereBusId, backBusId }: Pick<PassengerState, 'thereBusId' | 'backBusId'>,
  way: RideWay,
): BusId | null => (way === 'there' ? thereBusId : backBusId);

export const serves = ({ stops }: Pick<BusState, 'stops'>, stopId: RideStopId): boolean =>
  stops.some((stop) => stop.stopId === stopId);

/** Passengers who have a stop that is sure, ride this way, and have no bus. */
export const waitsFor = (passenger: PassengerState, way: RideWay): boolean =>
  passenger.stopId !== null && !passenger.again && rides(passenger, way) && busOf(passenger, way) === null;

/** Persons in each bus. */
export const takenSeats = (passengers: readonly PassengerState[]): Map<BusId, number> => {
  const taken = new Map<BusId, number>();
  for (const passenger of passengers)
    for (const way of WAYS) {
      const bus = busOf(passenger, way);
      if (bus) taken.set(bus, (taken.get(bus) ?? 0) + passenger.persons);
    }
  return taken;
};
