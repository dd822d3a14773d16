import type { RideStopId, RideWays } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { keptBuses } from './assignments';
import type { BusState, PassengerState, RideStopState } from './ride-state';

/** `persons` null: the whole household. */
export type WantedRide = { stopId: RideStopId | null; persons: number | null; ways: RideWays };
type Plan = {
  stops: readonly RideStopState[];
  buses: readonly BusState[];
  passengers: readonly PassengerState[];
};

/** What a choice is stored as: all of the household has no number, so that it follows the household's. */
export type ChosenRide = WantedRide & Pick<PassengerState, 'thereBusId' | 'backBusId'>;

/** The choice of a passenger, with the buses that can be kept. */
export const chooseRide = (
  { stops, buses, passengers }: Plan,
  passenger: PassengerState,
  { stopId, persons, ways }: WantedRide,
): Result<ChosenRide> => {
  if (stopId !== null && !stops.some(({ id }) => id === stopId)) return refuse('ride.no_stop');
  const all = persons === null || persons >= passenger.seats;
  const wanted = { ...passenger, stopId, ways, persons: all ? passenger.seats : persons };
  const others = passengers.filter(({ rsvpId }) => rsvpId !== passenger.rsvpId);
  const { thereBusId, backBusId } = keptBuses(buses, others, wanted);
  return accept({ stopId, ways, persons: all ? null : persons, thereBusId, backBusId });
};
