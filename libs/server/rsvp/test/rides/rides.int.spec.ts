import type {
  AnswerOf,
  assignRest,
  GuestRide,
  Passenger,
  RideHeadcount,
  Rides,
  Rsvp,
} from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { ReadModel, Tx } from '@smachot/server-platform';
import { SeatsOf } from '../../src';
import { SeatsOfHandler } from '../../src/adapters/seats-of';
import { GuestTokens } from '../../src/persistence/guests/guest-tokens';
import { ConfirmedGuestQueries } from '../../src/persistence/guests/confirmed-guest.queries';
import { hostedEvent, type HostedEvent } from '../hosted-event';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';

let app: RsvpHttp;
let event: HostedEvent;
let editor: string;
let viewer: string;
beforeAll(async () => {
  app = await rsvpHttp();
  event = await hostedEvent(app);
  editor = await event.joined('Editor');
  viewer = await event.joined('Viewer');
});
afterAll(() => app.close());

type Refused = { code: string };
const rides = () => `/v1/events/rsvps/${event.eventId}/rides`;
const guestRide = () => `/v1/events/rsvps/${event.eventId}/guest/ride`;
const read = async () => (await app.call<Rides>('GET', rides(), { as: viewer })).body;
const put = (path: string, body: object, as = editor) =>
  app.call<Rides & Refused>('PUT', `${rides()}${path}`, { as, body });
const passengers = async (query = '') =>
  (
    await app.call<{ passengers: Passenger[]; nextCursor: string | null }>(
      'GET',
      `${rides()}/passengers${query}`,
      { as: viewer },
    )
  ).body;
const tokenOf = (rsvpId: string) =>
  app.source.transaction((manager) =>
    app.app.get(GuestTokens).issue(new Tx(manager), rsvpId, app.clock.now()),
  );
const choose = (token: string, stopId: string, persons: number, ways = 'both') =>
  app.call<GuestRide & Refused>('PUT', guestRide(), { token, body: { stopId, persons, ways } });

/** Guests who come, of so many persons each, and need a ride. */
const householdsOf = async (...sizes: number[]): Promise<string[]> => {
  const { body } = await app.call<{ rsvps: Rsvp[] }>('POST', `/v1/events/rsvps/${event.eventId}`, {
    as: event.owner,
    body: {
      guests: sizes.map((size, at) => ({ attendeeName: `משפחה ${at}`, estimatedNumberOfGuests: size })),
    },
  });
  const ids = body.rsvps.map(({ _id }) => _id);
  await app.source.query(
    `update rsvp.guests set status = 'confirmed', transportation = true, number = estimated where id = any($1)`,
    [ids],
  );
  return ids;
};
const aStop = (name: string, departsAt: string, more: object = {}) => ({
  ...{ name, departsAt, note: 'ליד הקיוסק', version: 0 },
  location: { address: `${name}, תל אביב`, geocode: { lat: 32.08, lng: 34.78 } },
  ...more,
});
const headcount = (households: number, persons: number): RideHeadcount => ({ households, persons });

it('takes guests from their choice of a stop to a seat in a bus, and never sells a seat twice', async () => {
  const [north, south] = [newId(), newId()];
  const [there, back] = [newId(), newId()];
  const ids = await householdsOf(5, 4, 3, 2);
  const [five, four, three, two] = ids as [string, string, string, string];

  expect(await put(`/stops/${north}`, aStop('צפון', '17:30'), viewer)).toMatchObject({ status: 403 });
  expect((await put(`/stops/${north}`, aStop('צפון', '17:30'))).body.stops).toMatchObject([
    { _id: north, version: 1, passengers: headcount(0, 0) },
  ]);
  await put(`/stops/${south}`, aStop('דרום', '17:45'));
  expect(await put(`/stops/${south}`, aStop('דרום', '25:00', { version: 1 }))).toMatchObject({ status: 422 });
  const stops = [
    { stopId: north, at: '17:30' },
    { stopId: south, at: '17:50' },
  ];
  await put(`/buses/${there}`, { name: 'אוטובוס 1', way: 'there', seats: 8, stops, version: 0 });
  const backStops = [{ stopId: north, at: '00:30' }];
  const bused = await put(`/buses/${back}`, {
    name: 'חזור',
    way: 'back',
    seats: 20,
    stops: backStops,
    version: 0,
  });
  expect(bused.body).toMatchObject({
    buses: [{ _id: there, way: 'there' }, { _id: back }],
    totals: { all: headcount(4, 14), withoutStop: headcount(4, 14), waiting: { there: headcount(0, 0) } },
  });

  const tokens = await Promise.all([five, four, three].map(tokenOf));
  const [first, second, third] = tokens as [string, string, string];
  expect((await app.call<GuestRide>('GET', guestRide(), { token: first })).body).toMatchObject({
    stops: [{ name: 'צפון', facts: null }, { name: 'דרום' }],
    open: true,
    seats: 5,
    choice: null,
  });
  expect((await choose(first, north, 9)).body).toMatchObject({
    choice: { stopId: north, persons: 5, ways: 'both', there: null },
  });
  await choose(second, south, 3, 'there');
  await choose(third, north, 3);
  expect(await choose(third, newId(), 3)).toMatchObject({ status: 409, body: { code: 'ride.no_stop' } });
  expect(await app.call('GET', guestRide(), {})).toMatchObject({ status: 401 });
  expect(await read()).toMatchObject({
    stops: [{ passengers: headcount(2, 8) }, { passengers: headcount(1, 3) }],
    totals: { all: headcount(4, 13), withoutStop: headcount(1, 2), waiting: { there: headcount(3, 11) } },
  });
  const [counted] = await new SeatsOfHandler(new ConfirmedGuestQueries(app.get(ReadModel))).execute(
    new SeatsOf([event.eventId]),
  );
  expect(counted!.rides).toBe(13);

  // eight seats: 5 and 3 of the larger household are in; the others wait
  const rest = await app.call<AnswerOf<typeof assignRest>>('POST', `${rides()}/assignments/rest`, {
    as: editor,
  });
  expect(rest.body.rides).toMatchObject({
    buses: [{ passengers: headcount(2, 8) }, { passengers: headcount(2, 8) }],
    totals: { waiting: { there: headcount(1, 3), back: headcount(0, 0) } },
  });
  const left = (await passengers('?filter=waiting')).passengers;
  expect(left).toMatchObject([{ persons: 3, thereBusId: null }]);
  const assign = (rsvpId: string, from: string | null, to: string | null) =>
    put('/assignments', { assignments: [{ rsvpId, way: 'there', from, to }] });
  expect(await assign(left[0]!.rsvpId, null, there)).toMatchObject({
    status: 409,
    body: { code: 'ride.full' },
  });
  expect(await assign(left[0]!.rsvpId, null, back)).toMatchObject({ body: { code: 'ride.not_on_route' } });
  expect(await assign(left[0]!.rsvpId, there, null)).toMatchObject({ body: { code: 'conflict.version' } });
  expect(await assign(two, null, there)).toMatchObject({ body: { code: 'ride.no_stop' } });
  const undone = rest.body.assignments.map(({ from, to, ...other }) => ({ ...other, from: to, to: from }));
  expect((await put('/assignments', { assignments: undone })).body.buses).toMatchObject([
    { passengers: headcount(0, 0) },
    { passengers: headcount(0, 0) },
  ]);

  // one seat too few for two households that choose at the same moment: nobody is in a bus without a seat
  await put('/assignments', {
    assignments: [five, three].map((rsvpId) => ({ rsvpId, way: 'there', from: null, to: there })),
  });
  await Promise.all([choose(first, south, 5), choose(third, south, 3)]);
  expect((await read()).buses[0]!.passengers).toEqual(headcount(2, 8));

  const hidden = (await app.call<GuestRide>('GET', guestRide(), { token: first })).body;
  expect(hidden).toMatchObject({ stops: [{ facts: null }, { facts: null }], choice: { there: null } });
  expect((await put('/release', { released: true })).body.releasedAt).not.toBeNull();
  expect((await app.call<GuestRide>('GET', guestRide(), { token: first })).body).toMatchObject({
    stops: [{}, { facts: { address: 'דרום, תל אביב', wazeLink: expect.stringContaining('waze.com') } }],
    choice: { there: { name: 'אוטובוס 1', at: expect.stringContaining('T14:50') }, back: null },
  });

  // phones are in the hosts' file, and not on the paper of the driver
  const csv = await app.call('GET', `${rides()}/export?format=csv`, { as: viewer });
  expect(csv.text).toContain('אוטובוס 1');
  expect(await app.call('GET', `${rides()}/buses/${there}/paper`, { as: viewer })).toMatchObject({
    status: 200,
  });
  expect(await app.call('GET', `${rides()}/paper`, { as: viewer })).toMatchObject({ status: 200 });
  expect(await app.call('GET', `${rides()}/buses/${newId()}/paper`, { as: viewer })).toMatchObject({
    status: 404,
  });
});

it('asks again whoever chose a stop that moved or was removed, and loses nobody', async () => {
  const before = await read();
  const [north, south] = before.stops.map(({ _id }) => _id) as [string, string];
  const [there] = before.buses as [Rides['buses'][number]];
  const { version } = before.stops[1]!;
  const moved = aStop('דרום', '18:00', { version });
  const [one, other] = await Promise.all([
    put(`/stops/${south}`, moved),
    put(`/stops/${south}`, { ...moved, name: 'דרום ב' }),
  ]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  const after = await read();
  expect(after).toMatchObject({ totals: { again: headcount(3, 11) } });
  // who was in the bus keeps the seat until choosing another stop
  expect(after.buses[0]!.passengers).toEqual(headcount(2, 8));
  const again = (await passengers('?filter=again')).passengers;
  const settled = await put(`/passengers/${again[0]!.rsvpId}`, {
    ...{ stopId: south, persons: null, ways: 'there', version: again[0]!.version },
  });
  expect(settled.body.totals.again.households).toBe(2);
  expect(
    await put(`/passengers/${again[0]!.rsvpId}`, { stopId: south, persons: null, ways: 'there', version: 0 }),
  ).toMatchObject({ status: 409, body: { code: 'conflict.version' } });

  const gone = await app.call<Rides>('DELETE', `${rides()}/stops/${south}?version=${version + 1}`, {
    as: editor,
  });
  expect(gone.body).toMatchObject({
    stops: [{ _id: north }],
    buses: [{ passengers: headcount(0, 0), stops: [{ stopId: north }] }, {}],
    totals: { withoutStop: { households: 4 }, again: { households: 3 } },
  });
  const lost = (await passengers('?filter=no_stop&limit=3')).passengers;
  const more = await passengers(`?filter=no_stop&limit=3&cursor=${lost.at(-1)!.rsvpId}`);
  expect([...lost, ...more.passengers].filter(({ lostStop }) => lostStop?.startsWith('דרום'))).toHaveLength(
    3,
  );
  expect(more.nextCursor).toBeNull();
  const stale = await app.call('DELETE', `${rides()}/buses/${there._id}?version=${there.version}`, {
    as: editor,
  });
  expect(stale).toMatchObject({ status: 409 });
});
