import { type Invitation, type Rsvp, RsvpStatus } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { SeatsOf, WishesOf } from '../../src';
import { SeatsOfHandler } from '../../src/adapters/seats-of';
import { WishesOfHandler } from '../../src/adapters/wishes-of';
import { ConfirmedGuestQueries } from '../../src/persistence/guests/confirmed-guest.queries';
import { anInvitationForm } from '../../src/testing';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';

let app: RsvpHttp;
const host = newId();
beforeAll(async () => {
  app = await rsvpHttp();
});
afterAll(() => app.close());

const seats = (...eventIds: string[]) =>
  new SeatsOfHandler(new ConfirmedGuestQueries(app.app.get(ReadModel))).execute(new SeatsOf(eventIds));
const wishes = async (eventId: string) =>
  (
    await new WishesOfHandler(new ConfirmedGuestQueries(app.app.get(ReadModel))).execute(
      new WishesOf([eventId]),
    )
  ).get(eventId);

/** Creates guests of every status, with and without their own number, one of each with a number that waits. */
const event = async (asks: Invitation['rsvpConfig']['questions']): Promise<string> => {
  const { body } = await app.call<Invitation>('POST', '/v1/events/event-rsvps', {
    as: host,
    body: { ...anInvitationForm(), rsvpConfig: { questions: asks } },
  });
  const everyKind = RsvpStatus.options.flatMap((status) =>
    [
      { number: null, waiting: null },
      { number: 4, waiting: null },
      { number: null, waiting: 30 },
    ].map((answer) => ({ status, ...answer })),
  );
  await app.call('POST', `/v1/events/rsvps/${body._id}`, {
    as: host,
    body: {
      guests: everyKind.map((_, at) => ({ attendeeName: `אורח ${at}`, estimatedNumberOfGuests: 3 })),
    },
  });
  await app.source.query(
    `update rsvp.guests g set status = n.status, number = n.number, number_waiting = n.waiting, special_requests = '2 צמחונים'
     from json_to_recordset($2) n(name text, status text, number int, waiting int) where g.name = n.name and g.event_id = $1`,
    [body._id, JSON.stringify(everyKind.map((kind, at) => ({ ...kind, name: `אורח ${at}` })))],
  );
  return body._id;
};

describe('the seats of invitations', () => {
  it.each([
    ['toast', undefined, 'toast'],
    ['henna', 'henna', 'henna'],
    ['toast', 'bar-mitzva', null],
  ] as const)('of a %s celebrating %s name the event type %s', async (eventType, occasion, named) => {
    const { body } = await app.call<Invitation>('POST', '/v1/events/event-rsvps', {
      as: host,
      body: anInvitationForm({ eventType, ...(occasion ? { occasion } : {}) }),
    });
    expect(await seats(body._id)).toMatchObject([{ eventType: named }]);
  });
  it.each([
    [['headcount'] as const, 3 + 4 + 3],
    [['special_requests'] as const, 1 + 4 + 1],
  ])('are those the desk shows when it asks for %j', async (asks, expected) => {
    const eventId = await event([...asks]);
    const { body } = await app.call<{ stats: { seatsConfirmed: number }; rsvps: Rsvp[] }>(
      'GET',
      `/v1/events/rsvps/${eventId}`,
      { as: host },
    );
    expect(await seats(eventId)).toMatchObject([{ eventId, hostId: host, seats: expected }]);
    expect(body.stats.seatsConfirmed).toBe(expected);
  });
  it('are told of many at once; of a deleted one, and of none, nothing', async () => {
    const [first, second] = [await event(['headcount']), await event(['headcount'])];
    expect((await seats(first, second, newId())).map(({ eventId }) => eventId).sort()).toEqual(
      [first, second].sort(),
    );
    await app.call('DELETE', `/v1/events/event-rsvps/${first}`, { as: host });
    expect((await seats(first, second)).map(({ eventId }) => eventId)).toEqual([second]);
    expect(await wishes(first)).toEqual([]);
  });
});

it('the wishes are those of guests who come', async () => {
  const eventId = await event(['headcount']);
  expect(await wishes(eventId)).toEqual([{ kind: 'vegetarian', count: 6 }]);
});
