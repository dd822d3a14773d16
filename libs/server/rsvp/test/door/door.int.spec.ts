import type { AnswerOf, ArrivedCount, DoorList, listDoorLinks, ScanAnswer } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { ArrivedSeatsOf } from '../../src';
import { ArrivedSeatsOfHandler } from '../../src/adapters/arrived-seats-of';
import { DoorQueries } from '../../src/persistence/door/door.queries';
import { EVENTS, hostedEvent, type HostedEvent } from '../hosted-event';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';

let app: RsvpHttp;
let event: HostedEvent;
let door: string;
beforeAll(async () => {
  app = await rsvpHttp();
});
beforeEach(async () => {
  event = await hostedEvent(app);
  door = `${EVENTS}/${event.eventId}/door`;
});
afterAll(() => app.close());

type Given = { scanId?: string; subjectId: string; people?: number; undoes?: string; name?: string };
const scan = ({ scanId = newId(), people = 1, undoes, ...given }: Given) => ({
  ...{ scanId, people, undoes: undoes ?? null, at: app.clock.now().toISOString() },
  ...given,
});
const batch = (scans: ReturnType<typeof scan>[], after = 0) => ({
  ...{ deviceId: newId(), door: '', sentAt: app.clock.now().toISOString() },
  ...{ scans, after },
});
const send = (as: string, scans: ReturnType<typeof scan>[], after = 0) =>
  app.call<ScanAnswer & { code: string }>('POST', `${door}/scans`, { as, body: batch(scans, after) });
const arrivedSeats = async () => {
  const handler = new ArrivedSeatsOfHandler(new DoorQueries(app.app.get(ReadModel)));
  return (await handler.execute(new ArrivedSeatsOf([event.eventId])))[0];
};
const linkOf = async (as = event.owner) => {
  const made = await app.call<{ doorLinkId: string; address: string; code: string }>(
    'POST',
    `${door}/links`,
    {
      as,
      body: { name: 'שער' },
    },
  );
  return { ...made, token: made.body.address?.split('#')[1] };
};

it('merges what several phones of hosts recorded, each scan once, and counts arrived, walk-ins and doubts', async () => {
  const { owner, dana, eventId } = event;
  const editor = await event.joined('Editor');
  await app.source.query(`update rsvp.guests set estimated = 5 where id = $1`, [dana]);
  const list = await app.call<DoorList>('GET', door, { as: editor });
  expect(list.body.entries).toEqual([
    { subjectId: dana, name: 'דנה כהן', seats: 5, group: 'general', table: '', code: null, seat: null },
  ]);
  const first = scan({ subjectId: dana, people: 4 });
  const again = scan({ subjectId: dana, people: 4 });
  const uncle = scan({ subjectId: newId(), people: 2, name: 'דוד מהפתעה' });
  const nobody = scan({ subjectId: newId() });
  await Promise.all([send(owner, [first]), send(owner, [first]), send(editor, [again, uncle, nobody])]);
  const sent = await send(editor, [again, nobody]);
  expect(sent.body.refused).toEqual([nobody.scanId]);
  expect(sent.body.arrivals.map(({ scanId }) => scanId).toSorted()).toEqual(
    [first, again, uncle].map(({ scanId }) => scanId).toSorted(),
  );
  expect(await arrivedSeats()).toMatchObject({ arrived: 10, inDoubt: 3, walkIns: 2, version: 3 });
  await send(owner, [scan({ subjectId: dana, people: 4, undoes: again.scanId })]);
  const viewer = await event.joined('Viewer');
  const count = await app.call<ArrivedCount>('GET', `${door}/arrived`, { as: viewer });
  expect(count.body).toEqual({ arrived: 6, inDoubt: 0 });
  for (const refused of [await send(viewer, []), await app.call('GET', door, { as: viewer })])
    expect(refused.status).toBe(403);
  const news = await send(owner, [], sent.body.next);
  expect([news.body.arrivals.length, news.body.next]).toEqual([1, 4]);
  expect((await arrivedSeats())?.eventId).toBe(eventId);
});

it('opens the door list to the holder of a link until it is revoked, or the day after the event is over', async () => {
  const { owner, dana, eventId } = event;
  const gate = await linkOf();
  const { token } = gate;
  const list = () => app.call<DoorList>('POST', '/v1/door/list', { body: { token } });
  const record = () =>
    app.call('POST', '/v1/door/scans', { body: { ...batch([scan({ subjectId: dana })]), token } });
  expect((await list()).body.entries.map(({ name }) => name)).toEqual(['דנה כהן']);
  expect((await record()).status).toBe(200);
  const kept = await app.source.query('select door, by_user from rsvp.arrivals where event_id = $1', [
    eventId,
  ]);
  expect(kept).toEqual([{ door: 'שער', by_user: null }]);
  const links = await app.call<AnswerOf<typeof listDoorLinks>>('GET', `${door}/links`, { as: owner });
  expect(links.text).not.toContain(token);
  const revoke = () => app.call('DELETE', `${door}/links/${gate.body.doorLinkId}`, { as: owner });
  expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 404]);
  expect([(await list()).status, (await record()).status]).toEqual([404, 404]);

  const other = await linkOf();
  const [{ date }] = await app.source.query('select date from rsvp.invitations where id = $1', [eventId]);
  const listOfOther = () => app.call('POST', '/v1/door/list', { body: { token: other.token } });
  app.clock.moveTo(new Date(date.getTime() + 23 * HOUR_MS));
  expect((await listOfOther()).status).toBe(200);
  app.clock.moveTo(new Date(date.getTime() + 2 * DAY_MS));
  expect((await listOfOther()).status).toBe(404);
  // phones of hosts that were offline are heard a day longer
  expect((await send(owner, [scan({ subjectId: dana })])).status).toBe(200);
  app.clock.moveTo(new Date(date.getTime() + 3 * DAY_MS));
  expect((await send(owner, [scan({ subjectId: dana })])).body.code).toBe('check_in.closed');
  expect((await send(owner, [])).body.arrivals).toHaveLength(2);
});

it('lets an event have ten links, and only its editors make them', async () => {
  for (let count = 0; count < 10; count++) expect((await linkOf()).status).toBe(201);
  expect((await linkOf()).body.code).toBe('door.too_many_links');
  expect((await linkOf(await event.joined('Viewer'))).status).toBe(403);
});
