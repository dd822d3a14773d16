import type { BusAssignment, BusId, RideWay } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import {
  busOf,
  type BusState,
  type PassengerState,
  rides,
  serves,
  takenSeats,
  waitsFor,
  WAYS,
} from './ride-state';

const withBus = (passenger: PassengerState, way: RideWay, bus: BusId | null): PassengerState =>
  way === 'there' ? { ...passenger, thereBusId: bus } : { ...passenger, backBusId: bus };

const fits = (passenger: PassengerState, bus: BusState | undefined, way: RideWay): Result<undefined> => {
  if (!bus) return refuse('conflict.version');
  if (passenger.stopId === null) return refuse('ride.no_stop');
  const onRoute = bus.way === way && rides(passenger, way) && serves(bus, passenger.stopId);
  return onRoute ? accept() : refuse('ride.not_on_route');
};

/**
 * Moves passengers between buses, all or none.
 * @returns the passengers that have another bus now
 */
export const assign = (
  buses: readonly BusState[],
  passengers: readonly PassengerState[],
  assignments: readonly BusAssignment[],
): Result<PassengerState[]> => {
  const busById = new Map(buses.map((bus) => [bus.id, bus]));
  const now = new Map(passengers.map((passenger) => [passenger.rsvpId, passenger]));
  const changed = new Set<string>();
  const filled = new Set<BusId>();
  for (const { rsvpId, way, from, to } of assignments) {
    const passenger = now.get(rsvpId);
    if (!passenger || busOf(passenger, way) !== from) return refuse('conflict.version');
    if (to !== null) {
      const fitting = fits(passenger, busById.get(to), way);
      if (!fitting.ok) return fitting;
      filled.add(to);
    }
    now.set(rsvpId, withBus(passenger, way, to));
    changed.add(rsvpId);
  }
  const taken = takenSeats([...now.values()]);
  for (const id of filled) if (taken.get(id)! > busById.get(id)!.seats) return refuse('ride.full');
  return accept([...changed].map((id) => now.get(id)!));
};

/** Free seats by bus, and who of which stop is in it. */
type Room = { bus: BusState; free: number; ofStop: Map<string, number> };

const roomsOf = (buses: readonly BusState[], passengers: readonly PassengerState[], way: RideWay): Room[] => {
  const taken = takenSeats(passengers);
  return buses
    .filter((bus) => bus.way === way)
    .map((bus) => {
      const ofStop = new Map<string, number>();
      for (const { stopId, persons, ...passenger } of passengers)
        if (stopId && busOf(passenger, way) === bus.id)
          ofStop.set(stopId, (ofStop.get(stopId) ?? 0) + persons);
      return { bus, free: bus.seats - (taken.get(bus.id) ?? 0), ofStop };
    });
};

/** Where most of the same stop are, then where it becomes fullest; the id decides between equals. */
const better = (stopId: string) => (a: Room, b: Room) =>
  (b.ofStop.get(stopId) ?? 0) - (a.ofStop.get(stopId) ?? 0) ||
  a.free - b.free ||
  (a.bus.id < b.bus.id ? -1 : 1);

/**
 * Buses for the passengers who wait for one: the largest households first, none divided and no bus beyond its seats. The same
 * passengers and buses get the same answer.
 */
export const seatRest = (
  buses: readonly BusState[],
  passengers: readonly PassengerState[],
): BusAssignment[] => {
  const assignments: BusAssignment[] = [];
  for (const way of WAYS) {
    const rooms = roomsOf(buses, passengers, way);
    const waiting = passengers
      .filter((passenger) => waitsFor(passenger, way))
      .sort((a, b) => b.persons - a.persons || (a.rsvpId < b.rsvpId ? -1 : 1));
    for (const { rsvpId, persons, stopId } of waiting) {
      const [room] = rooms
        .filter(({ bus, free }) => free >= persons && serves(bus, stopId!))
        .sort(better(stopId!));
      if (!room) continue;
      room.free -= persons;
      room.ofStop.set(stopId!, (room.ofStop.get(stopId!) ?? 0) + persons);
      assignments.push({ rsvpId, way, from: null, to: room.bus.id });
    }
  }
  return assignments;
};

/** The buses a passenger keeps with another stop, number or way: those that serve the stop and have room. */
export const keptBuses = (
  buses: readonly BusState[],
  others: readonly PassengerState[],
  passenger: PassengerState,
): PassengerState => {
  const taken = takenSeats(others);
  let kept = passenger;
  for (const way of WAYS) {
    const bus = buses.find(({ id }) => id === busOf(passenger, way));
    const room = bus ? bus.seats - (taken.get(bus.id) ?? 0) : 0;
    const stays = bus && fits(passenger, bus, way).ok && room >= passenger.persons;
    if (!stays) kept = withBus(kept, way, null);
  }
  return kept;
};
