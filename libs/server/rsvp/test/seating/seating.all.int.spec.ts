import type {
  AnswerOf,
  changeSeating,
  GuestPage,
  ReleaseView,
  Rsvp,
  Seating,
  SeatingPatch,
  SeatingTable,
} from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { Tx } from '@smachot/server-platform';
import { GuestTokens } from '../../src/persistence/guests/guest-tokens';
import { hostedEvent, type HostedEvent } from '../hosted-event';
import { rsvpHttp, type RsvpHttp } from '../rsvp-http';

let app: RsvpHttp;
let event: HostedEvent;
beforeAll(async () => {
  app = await rsvpHttp();
});
beforeEach(async () => {
  event = await hostedEvent(app);
});
afterAll(() => app.close());

type Outcome = AnswerOf<typeof changeSeating> & { code?: string };
const path = () => `/v1/events/rsvps/${event.eventId}/seating`;
const read = async (as = event.owner) => (await app.call<Seating>('GET', path(), { as })).body;
const change = (patch: Partial<SeatingPatch>, as = event.owner) =>
  app.call<Outcome>('PATCH', path(), {
    as,
    body: { tables: [], removedTables: [], seats: [], wishes: [], removedWishes: [], ...patch },
  });
const guest = async (id = event.dana) =>
  (await app.call<Rsvp>('GET', `/v1/events/rsvps/${event.eventId}/${id}`, { as: event.owner })).body;
const name = (tableName: string | null) =>
  app.call('PATCH', `/v1/events/rsvps/${event.eventId}/${event.dana}`, {
    as: event.owner,
    body: { tableName },
  });
const aTable = (overrides: Partial<SeatingTable> = {}): SeatingTable => ({
  ...{ _id: newId(), name: '7', shape: 'round', seats: 10, x: 200, y: 200, rotation: 0 },
  ...{ traits: [], version: 0 },
  ...overrides,
});
const sitting = async (...tables: SeatingTable[]) => ({
  rsvpId: event.dana,
  version: (await guest()).version,
  at: tables.map(({ _id }) => ({ tableId: _id, seats: 1 })),
});

it('draws the table names that guests have, the same on each reading, until they are stored', async () => {
  await name('שולחן כבוד');
  const [drawn] = (await read()).tables;
  expect(drawn).toMatchObject({ name: 'שולחן כבוד', version: 0, seats: 10 });
  expect((await read()).tables).toEqual([drawn]);
  expect((await change({ tables: [{ ...drawn!, x: 500 }] })).body.tables).toMatchObject([{ version: 1 }]);
  // a repeated request whose first answer was lost
  expect((await change({ tables: [{ ...drawn!, x: 500 }] })).body.outdated.tables).toEqual([]);
  expect((await read()).tables).toEqual([{ ...drawn, x: 500, version: 1 }]);
});

it('draws chairs at such a table for those who come and those who have not answered', async () => {
  await name('כבוד');
  const drawnWith = async (change: string) => {
    await app.source.query(`update rsvp.guests set ${change} where id = $1`, [event.dana]);
    return (await read()).tables.map((table) => table.seats);
  };
  expect(await drawnWith('estimated = 14')).toEqual([14]);
  expect(await drawnWith(`status = 'confirmed', number = 12`)).toEqual([12]);
  // the table is still theirs by name
  expect(await drawnWith(`status = 'declined'`)).toEqual([10]);
});

it('writes the table name that guests and exports see, at one table, at two, and under a new name', async () => {
  const [first, second] = [aTable(), aTable({ name: '8', x: 600 })];
  await change({ tables: [first, second], seats: [await sitting(first)] });
  expect(await guest()).toMatchObject({ tableName: '7' });
  await change({ seats: [await sitting(first, second)] });
  expect(await guest()).toMatchObject({ tableName: '7 + 8' });
  expect(await read()).toMatchObject({
    splits: [{ rsvpId: event.dana, firstTableId: first._id, secondTableId: second._id, firstSeats: 1 }],
  });
  // the names are exchanged in one request, and the guest stays at the same two tables
  await change({
    tables: [
      { ...first, name: '8', version: 1 },
      { ...second, name: '7', version: 1 },
    ],
  });
  expect(await guest()).toMatchObject({ tableName: '8 + 7' });
  expect((await read()).splits).toMatchObject([{ firstTableId: first._id }]);
  // the list has the last word: there the host gave the guest another table
  await name('12');
  const after = await read();
  expect({ splits: after.splits, names: after.tables.map((table) => table.name) }).toEqual({
    splits: [],
    names: ['7', '8', '12'],
  });
});

it('refuses what two hosts changed at once row by row, and answers how it is now', async () => {
  const editor = await event.joined('Editor');
  const [first, second] = [aTable(), aTable({ name: '8', x: 600 })];
  await change({ tables: [first, second] });
  const seen = [await sitting(first), await sitting(second)];
  const moved = { ...first, version: 1, x: 900 };
  await change({ tables: [moved], seats: [seen[0]!] });
  const late = await change(
    {
      tables: [{ ...first, version: 1, name: '9' }],
      seats: [seen[1]!],
      removedTables: [{ ...first, version: 2 }],
    },
    editor,
  );
  expect(late.body).toMatchObject({ tables: [], guests: [] });
  expect(late.body.outdated).toMatchObject({
    tables: [{ _id: first._id, x: 900, version: 2 }, { _id: first._id }],
    guests: [{ rsvpId: event.dana, tableName: '7' }],
  });
  const fresh = late.body.outdated.guests[0]!;
  await change({ seats: [{ ...seen[1]!, version: fresh.version }] }, editor);
  expect(await guest()).toMatchObject({ tableName: '8' });
  // nobody is left at it now
  await change({ removedTables: [{ _id: first._id, version: 2 }] });
  expect((await read()).tables.map((table) => table.name)).toEqual(['8']);
});

it('refuses names taken and too long, tables of nobody, and keeps viewers reading', async () => {
  const viewer = await event.joined('Viewer');
  const [first, second] = [aTable(), aTable()];
  const code = async (patch: Partial<SeatingPatch>) => (await change(patch)).body.code;
  expect(await code({ tables: [first, second] })).toBe('seating.name_taken');
  expect((await read()).tables).toEqual([]);
  const long = ['א', 'ב'].map((letter) => aTable({ name: letter.repeat(30) }));
  expect(await code({ tables: long, seats: [await sitting(...long)] })).toBe('seating.long_names');
  expect((await change({ seats: [await sitting(first)] })).body.outdated.guests).toHaveLength(1);
  expect((await change({ tables: [aTable({ version: 3 })] })).body.outdated.goneTables).toHaveLength(1);
  const strange = { rsvpId: newId(), version: 1, at: [] };
  expect((await change({ seats: [strange] })).body.outdated.goneGuests).toEqual([strange.rsvpId]);
  expect(await read(viewer)).toMatchObject({ role: 'Viewer' });
  expect((await change({ tables: [first] }, viewer)).status).toBe(403);
  expect((await change({ tables: [first] }, await app.person('+972509991122'))).status).toBe(404);
});

it('keeps the tables and wishes of an event, whatever ids another event gives its own', async () => {
  const theirs = aTable();
  const wish = { _id: newId(), kind: 'quiet' as const, rsvpIds: [event.dana] };
  await change({ tables: [theirs], wishes: [wish] });
  const before = await read();
  const other = await hostedEvent(app);
  const mine = await app.call('PATCH', `/v1/events/rsvps/${other.eventId}/seating`, {
    as: other.owner,
    body: {
      tables: [{ ...theirs, name: 'X' }],
      removedTables: [],
      seats: [],
      wishes: [{ ...wish, rsvpIds: [other.dana] }],
      removedWishes: [],
    },
  });
  expect(mine).toMatchObject({ status: 200, body: { tables: [{ name: 'X' }] } });
  expect(await read()).toEqual(before);
  expect((await change({ tables: [{ ...theirs, x: 900, version: 1 }] })).status).toBe(200);
});

it('keeps wishes, also of a guest who was merged into another record', async () => {
  const add = await app.call<{ rsvps: Rsvp[] }>('POST', `/v1/events/rsvps/${event.eventId}`, {
    as: event.owner,
    body: { guests: [{ attendeeName: 'דוד' }, { attendeeName: 'דודי' }] },
  });
  const [david, davidi] = add.body.rsvps.map(({ _id }) => _id);
  const wish = { _id: newId(), kind: 'apart' as const, rsvpIds: [event.dana, davidi!] };
  await change({ wishes: [wish] });
  expect((await read()).wishes).toMatchObject([{ _id: wish._id, kind: 'apart' }]);
  await app.source.query(
    'insert into rsvp.merged_guests (absorbed_id, survivor_id, merged_at) values ($1, $2, now())',
    [davidi, david],
  );
  expect(new Set((await read()).wishes[0]!.rsvpIds)).toEqual(new Set([event.dana, david]));
  await change({ removedWishes: [wish._id] });
  expect((await read()).wishes).toEqual([]);
});

it('shows guests their table once it is released: at once, or on the day before at eleven', async () => {
  await name('7');
  const token = await app.source.transaction((manager) =>
    app.get(GuestTokens).issue(new Tx(manager), event.dana, app.clock.now()),
  );
  const put = (release: string) =>
    app.call<ReleaseView>('PUT', `${path()}/release`, { as: event.owner, body: { release } });
  const shown = async () =>
    (await app.call<GuestPage>('GET', `/v1/events/rsvps/${event.eventId}/guest`, { token })).body.guest
      ?.tableName;
  expect(await shown()).toBeNull();
  expect((await put('now')).body).toMatchObject({ release: 'now', always: false });
  expect(await shown()).toBe('7');
  const { shownFrom } = (await put('day_before')).body;
  expect(await shown()).toBeNull();
  app.clock.moveTo(new Date(new Date(shownFrom!).getTime() - 1));
  expect(await shown()).toBeNull();
  app.clock.moveTo(new Date(shownFrom!));
  expect(await shown()).toBe('7');
  await put('never');
  expect(await shown()).toBeNull();
});

it('prints the tables, the list for the entrance and place cards as PDFs', async () => {
  await name('7');
  for (const paper of ['hall', 'tables', 'entrance', 'cards']) {
    const file = await app.call('GET', `${path()}/paper?paper=${paper}`, { as: event.owner });
    expect([file.status, file.headers['content-type'], file.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
  }
});
