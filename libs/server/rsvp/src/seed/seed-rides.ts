import type { EventId } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { chooseRide } from '../domain/rides/choice';
import type { BusState, RideStopState } from '../domain/rides/ride-state';
import { RideRepository } from '../persistence/rides/ride.repository';

const SEATS = 50;
const STOPS = [
  {
    name: 'תחנת רכבת סבידור',
    location: { address: 'על פרשת דרכים 10, תל אביב-יפו', geocode: { lat: 32.0838, lng: 34.7982 } },
    ...{ departsAt: '18:15', note: 'ברציף האוטובוסים, ליד הכניסה לתחנה' },
  },
  {
    name: 'קניון עזריאלי חולון',
    location: { address: 'גולדה מאיר 7, חולון', geocode: { lat: 32.0118, lng: 34.7795 } },
    ...{ departsAt: '18:40', note: null },
  },
];

const stopsOf = (eventId: EventId): RideStopState[] =>
  STOPS.map((stop) => ({ ...stop, id: newId(), eventId, version: 1 }));

/** A bus there that calls at both stops, and one back. */
const busesOf = (eventId: EventId, stops: RideStopState[]): BusState[] => [
  {
    ...{ id: newId(), eventId, name: 'אוטובוס 1', way: 'there', seats: SEATS, version: 1 },
    stops: stops.map(({ id, departsAt }) => ({ stopId: id, at: departsAt })),
  },
  {
    ...{ id: newId(), eventId, name: 'חזרה', way: 'back', seats: SEATS, version: 1 },
    stops: stops.toReversed().map(({ id }, at) => ({ stopId: id, at: at ? '00:55' : '00:30' })),
  },
];

/** Seeds the rides of an event: stops, buses, and the stops that most of its passengers chose; some of them have their bus. */
export const seedRides = async (tx: Tx, eventId: EventId, now: Date): Promise<void> => {
  const rides = new RideRepository();
  await rides.lock(tx, eventId);
  const stops = stopsOf(eventId);
  for (const stop of stops) await rides.saveStop(tx, stop);
  for (const bus of busesOf(eventId, stops)) await rides.saveBus(tx, bus);
  const { passengers } = await rides.lock(tx, eventId);
  const at = new Date(now.getTime() - DAY_MS);
  for (const [place, { rsvpId }] of passengers.entries()) {
    // every fourth has not chosen yet
    if (place % 4 === 3) continue;
    const plan = await rides.lock(tx, eventId);
    const passenger = plan.passengers.find((one) => one.rsvpId === rsvpId)!;
    const wanted = { stopId: stops[place % stops.length]!.id, persons: null, ways: 'both' as const };
    const chosen = chooseRide(plan, passenger, wanted);
    if (!chosen.ok) throw new Error(chosen.code);
    await rides.choose(tx, { eventId, rsvpId }, { ...chosen.value, by: place % 3 ? 'guest' : 'host', at });
  }
  await assignSome(tx, eventId, rides);
};

/** Puts the first passengers with a stop on the bus there, as far as its seats reach. */
const assignSome = async (tx: Tx, eventId: EventId, rides: RideRepository): Promise<void> => {
  const { buses, passengers } = await rides.lock(tx, eventId);
  const there = buses.find(({ way }) => way === 'there')!;
  let left = SEATS / 2;
  const seated = passengers.filter(({ stopId, persons }) => {
    if (!stopId || persons > left) return false;
    left -= persons;
    return true;
  });
  await rides.assign(
    tx,
    eventId,
    seated.map((passenger) => ({ ...passenger, thereBusId: there.id })),
  );
};
