import { newId } from '@smachot/kernel';
import { assign, keptBuses, seatRest } from './assignments';
import { type BusState, busOf, type PassengerState, rides, serves, takenSeats, WAYS } from './ride-state';
import { rideAt } from './ride-times';

const STOPS = [newId(), newId(), newId()] as const;
const aBus = (seats: number, more: Partial<BusState> = {}): BusState => ({
  ...{ id: newId(), eventId: newId(), name: 'אוטובוס', way: 'there', seats, version: 1 },
  stops: STOPS.map((stopId) => ({ stopId, at: '17:30' })),
  ...more,
});
const aPassenger = (persons: number, more: Partial<PassengerState> = {}): PassengerState => ({
  ...{ rsvpId: newId(), name: 'דנה', phone: null, seats: persons, persons, ways: 'there' },
  ...{ stopId: STOPS[0], again: false, lostStop: null, thereBusId: null, backBusId: null, version: 1 },
  ...more,
});

it('seats the rest without dividing a household, overfilling a bus or leaving who fits, and says the same twice', () => {
  for (let round = 0; round < 40; round++) {
    const random = (most: number) => Math.floor(Math.random() * most);
    const buses = Array.from({ length: 1 + random(4) }, (_, at) =>
      aBus(4 + random(12), {
        way: at % 2 ? 'back' : 'there',
        stops: STOPS.slice(random(2)).map((stopId) => ({ stopId, at: '17:30' })),
      }),
    );
    const passengers = Array.from({ length: random(25) }, () =>
      aPassenger(1 + random(6), {
        ways: (['both', 'there', 'back'] as const)[random(3)]!,
        stopId: [...STOPS, null][random(4)]!,
        again: random(6) === 0,
      }),
    );
    const assignments = seatRest(buses, passengers);
    expect(seatRest([...buses].reverse(), [...passengers].reverse())).toEqual(assignments);
    const moved = assign(buses, passengers, assignments);
    if (!moved.ok) throw new Error(moved.code);
    const after = passengers.map((one) => moved.value.find(({ rsvpId }) => rsvpId === one.rsvpId) ?? one);
    const taken = takenSeats(after);
    for (const way of WAYS)
      for (const one of after.filter(
        (passenger) => passenger.stopId && !passenger.again && rides(passenger, way),
      ))
        if (!busOf(one, way))
          for (const bus of buses.filter((other) => other.way === way && serves(other, one.stopId!)))
            expect(bus.seats - (taken.get(bus.id) ?? 0)).toBeLessThan(one.persons);
  }
});

it('refuses a full bus, another route and an outdated assignment, and moves all or none', () => {
  const bus = aBus(4);
  const inside = aPassenger(3, { thereBusId: bus.id });
  const [one, two] = [aPassenger(1), aPassenger(2)];
  const to = ({ rsvpId }: PassengerState, from: string | null = null) => ({
    ...{ rsvpId, way: 'there' as const, from, to: bus.id },
  });
  const all = [inside, one, two];
  expect(assign([bus], all, [to(one)])).toMatchObject({ ok: true, value: [{ thereBusId: bus.id }] });
  expect(assign([bus], all, [to(one), to(two)])).toMatchObject({ code: 'ride.full' });
  expect(assign([bus], all, [to(one, bus.id)])).toMatchObject({ code: 'conflict.version' });
  expect(assign([bus], [aPassenger(1)], [to(one)])).toMatchObject({ code: 'conflict.version' });
  const elsewhere = { ...one, stopId: newId() };
  expect(assign([bus], [elsewhere], [to(elsewhere)])).toMatchObject({ code: 'ride.not_on_route' });
  // an overbooked bus can be left
  const smallBus = aBus(1, { id: bus.id });
  expect(assign([smallBus], all, [{ ...to(inside, bus.id), to: null }])).toMatchObject({ ok: true });
});

it('keeps a seat while the bus serves the stop and has room for all who ride now', () => {
  const bus = aBus(5);
  const others = [aPassenger(3, { thereBusId: bus.id })];
  const rider = (persons: number, more: Partial<PassengerState> = {}) =>
    keptBuses([bus], others, aPassenger(persons, { thereBusId: bus.id, ...more })).thereBusId;
  expect([rider(2), rider(3), rider(2, { stopId: newId() }), rider(2, { ways: 'back' })]).toEqual([
    ...[bus.id, null, null, null],
  ]);
});

it('puts a way back after midnight on the day after the event', () => {
  const event = new Date('2027-05-20T16:30:00Z');
  expect(rideAt(event, '17:30', 'there').toISOString()).toBe('2027-05-20T14:30:00.000Z');
  expect(rideAt(event, '23:30', 'back').toISOString()).toBe('2027-05-20T20:30:00.000Z');
  expect(rideAt(event, '00:30', 'back').toISOString()).toBe('2027-05-20T21:30:00.000Z');
});
