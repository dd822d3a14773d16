import type { BusStop, RideStopForm, RideStopId } from '@smachot/contracts';
import type { BusState } from './ride-state';

type Where = Pick<RideStopForm, 'location' | 'departsAt'>;

/** Whether guests who chose the stop would stand at the wrong place or time. */
export const isMoved = (before: Where, after: Where): boolean =>
  before.departsAt !== after.departsAt ||
  before.location.address !== after.location.address ||
  before.location.geocode?.lat !== after.location.geocode?.lat ||
  before.location.geocode?.lng !== after.location.geocode?.lng;

/** Buses to the event that were at the stop at its own time are there at its new time. */
export const busesAtNewTime = (
  buses: readonly BusState[],
  stopId: RideStopId,
  before: string,
  after: string,
): BusState[] =>
  before === after
    ? []
    : buses
        .filter(
          ({ way, stops }) =>
            way === 'there' && stops.some((stop) => stop.stopId === stopId && stop.at === before),
        )
        .map((bus) => ({
          ...bus,
          version: bus.version + 1,
          stops: bus.stops.map((stop) => (stop.stopId === stopId ? { ...stop, at: after } : stop)),
        }));

/** Stops at which the bus is at another time now. */
export const movedStops = (before: readonly BusStop[], after: readonly BusStop[]): RideStopId[] =>
  after
    .filter(({ stopId, at }) => before.some((stop) => stop.stopId === stopId && stop.at !== at))
    .map(({ stopId }) => stopId);
