import type { AnswerOf, confirmTable, TablePreview, uploadTable } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { readTable } from '@smachot/server-guest-import';
import { anEvent, CSV, tablesApp, type TablesApp } from './tables-app';

let app: TablesApp;
beforeAll(async () => {
  app = await tablesApp();
});
afterAll(() => app.close());

type Confirmed = AnswerOf<typeof confirmTable>;
type Uploaded = AnswerOf<typeof uploadTable>;

const guestsOf = (eventId: string) =>
  app.database.source.query<Record<string, unknown>[]>(
    'select name, phone, mobile, estimated, special_requests, host_note, opted_out, version from rsvp.guests where event_id = $1 and deleted_at is null order by id',
    [eventId],
  );
const host = newId();

describe('a table, from file to guests', () => {
  let eventId: string;
  let preview: TablePreview;
  beforeAll(async () => {
    eventId = await anEvent(app, host);
  });

  it('is shown with every row judged, and nothing is stored', async () => {
    const { status, body } = await app.upload<TablePreview>(`${eventId}/tables`, host, CSV);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      fileName: 'אורחים.csv',
      encoding: 'utf-8',
      headerRow: 1,
      columns: [{ field: 'name' }, { field: 'phone' }, { field: 'seats' }, { field: 'notes' }],
      counts: { new: 3, update: 0, duplicate: 0, faulty: 2 },
      nextOffset: null,
    });
    expect(body.rows).toHaveLength(5);
    expect(body.rows[1]).toMatchObject({
      row: 3,
      verdict: 'new',
      notes: { repaired: ['phone'] },
      guest: { attendeePhone: '+972532345678' },
    });
    expect(await guestsOf(eventId)).toEqual([]);
    preview = body;
  });

  it('can be read again, and by verdict', async () => {
    const { body } = await app.call<TablePreview>(
      'GET',
      `${eventId}/tables/${preview.uploadId}?verdict=faulty`,
      host,
    );
    expect(body.rows.map(({ row }) => row)).toEqual([5, 6]);
  });

  it('is judged anew when the host says what a column means', async () => {
    const fields = ['name', 'phone', 'ignore', 'notes'];
    const { status, body } = await app.call<TablePreview>(
      'PUT',
      `${eventId}/tables/${preview.uploadId}/columns`,
      host,
      { fields },
    );
    expect(status).toBe(200);
    expect(body.rows[0]?.guest.estimatedNumberOfGuests).toBeNull();
    const back = await app.call<TablePreview>('PUT', `${eventId}/tables/${preview.uploadId}/columns`, host, {
      fields: ['name', 'phone', 'seats', 'notes'],
    });
    expect(back.body.rows[0]?.guest.estimatedNumberOfGuests).toBe(2);
  });

  it('becomes guests, once, however often it is confirmed', async () => {
    app.silent.phones.add('+972532345678');
    const confirm = () => app.call<Confirmed>('POST', `${eventId}/tables/${preview.uploadId}/confirm`, host);
    const answers = await Promise.all([confirm(), confirm(), confirm()]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual({
        added: 3,
        updated: 0,
        skipped: 0,
        faulty: 2,
        notStored: [],
        faultyFileUrl: `/v1/events/rsvps/${eventId}/tables/${preview.uploadId}/faulty.csv`,
      });
    }
    expect(await guestsOf(eventId)).toMatchObject([
      {
        name: 'דנה לוי',
        phone: '+972502345678',
        mobile: true,
        estimated: 2,
        special_requests: null,
        host_note: 'צמחונית',
        opted_out: false,
      },
      { name: 'יוסי כהן', phone: '+972532345678', opted_out: true },
      { name: 'רות', phone: null, mobile: false, estimated: 3 },
    ]);
  });

  it('gives the faulty rows back as a file', async () => {
    const { bytes, headers } = await app.call(
      'GET',
      `${eventId}/tables/${preview.uploadId}/faulty.csv`,
      host,
    );
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('אורחים - לתיקון.csv');
    expect(bytes.toString('utf8').replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'שם,טלפון,כמות,הערות,מה לתקן',
      ',0542345678,1,,חסר שם',
      'גיל,054-12,2,,מספר הטלפון אינו תקין',
    ]);
  });

  it('uploaded again changes nothing, and with a change only that', async () => {
    const again = await app.upload<Uploaded>(`${eventId}/upload-table`, host, CSV);
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ added: 0, updated: 0, skipped: 3, faulty: [{ row: 5 }, { row: 6 }] });
    const changed = await app.upload<Uploaded>(
      `${eventId}/upload-table`,
      host,
      'שם,טלפון,כמות\nדנה לוי,0502345678,4\n',
    );
    expect(changed.body).toMatchObject({ added: 0, updated: 1, skipped: 0, faulty: [], faultyFileUrl: null });
    expect((await guestsOf(eventId))[0]).toMatchObject({
      estimated: 4,
      host_note: 'צמחונית',
      version: 2,
    });
  });

  it('comes back as a spreadsheet', async () => {
    const { bytes, headers } = await app.call('GET', `${eventId}/export?language=he`, host);
    expect(headers['content-type']).toContain('spreadsheetml');
    const table = await readTable(bytes);
    expect(table.ok && table.value.rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
      ['שם מלא', 'טלפון', 'סטטוס'],
      ['דנה לוי', '050-234-5678', 'טרם נשלח'],
      ['יוסי כהן', '053-234-5678', 'טרם נשלח'],
      ['רות', '', 'טרם נשלח'],
    ]);
  });
  it('comes back as the filter shows it, and silence is never called received', async () => {
    await app.database.source.query(
      `update rsvp.guests set status = case name when 'דנה לוי' then 'received' else 'sent' end where event_id = $1`,
      [eventId],
    );
    const { bytes } = await app.call(
      'GET',
      `${eventId}/export?language=he&status=awaitingResponse&search=${encodeURIComponent('ו')}`,
      host,
    );
    const table = await readTable(bytes);
    expect(table.ok && table.value.rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
      ['שם מלא', 'טלפון', 'סטטוס'],
      ['דנה לוי', '050-234-5678', 'נמסר, לא ענה'],
      ['יוסי כהן', '053-234-5678', 'נשלח, לא ענה'],
      ['רות', '', 'נשלח, לא ענה'],
    ]);
    const one = await app.call(
      'GET',
      `${eventId}/export?language=he&search=${encodeURIComponent('דנה')}`,
      host,
    );
    const found = await readTable(one.bytes);
    expect(found.ok && found.value.rows.map(({ cells }) => cells[0])).toEqual(['שם מלא', 'דנה לוי']);
  });
});

it('a guest’s own words survive the host’s table', async () => {
  const eventId = await anEvent(app, host);
  await app.upload(`${eventId}/upload-table`, host, 'שם,טלפון,בקשות מיוחדות\nדנה,0502345678,צמחונית\n');
  await app.database.source.query(
    `update rsvp.guests set special_requests = 'טבעונית', answers = '{"special_requests":{"value":"טבעונית","at":"2026-11-21T10:00:00Z","tie":"x","by":"guest"}}' where event_id = $1`,
    [eventId],
  );
  expect(
    (
      await app.upload<Uploaded>(
        `${eventId}/upload-table`,
        host,
        'שם,טלפון,בקשות מיוחדות\nדנה,0502345678,צמחונית\n',
      )
    ).body,
  ).toMatchObject({ skipped: 1 });
});

it('two tables confirmed at one time do not add one phone twice', async () => {
  const eventId = await anEvent(app, host);
  const table = (name: string) =>
    app.upload<Uploaded>(`${eventId}/upload-table`, host, `שם,טלפון\n${name},0502345678\n`);
  const answers = await Promise.all(['דנה', 'דנה', 'דנה'].map(table));
  expect(answers.map(({ body }) => body.added).sort()).toEqual([0, 0, 1]);
  expect(await guestsOf(eventId)).toHaveLength(1);
});

it('pasted lines and contacts are judged like a table', async () => {
  const eventId = await anEvent(app, host);
  const list = await app.call<TablePreview>('POST', `${eventId}/tables/text`, host, {
    kind: 'list',
    text: 'דנה 0502345678, 3\nיוסי 053',
  });
  expect(list.status).toBe(201);
  expect(list.body).toMatchObject({
    headerRow: null,
    counts: { new: 2 },
    rows: [{ guest: { estimatedNumberOfGuests: 3 } }, {}],
  });
  const text = 'BEGIN:VCARD\nFN:דנה\nTEL;TYPE=CELL:0502345678\nEND:VCARD';
  expect(
    (await app.call<TablePreview>('POST', `${eventId}/tables/text`, host, { kind: 'vcard', text })).body,
  ).toMatchObject({ counts: { new: 1 } });
});

it('a large table comes page by page and is stored whole', async () => {
  const eventId = await anEvent(app, host);
  const lines = Array.from({ length: 1_201 }, (_, i) => `אורח ${i},05${20_000_000 + i}`);
  const { body } = await app.upload<TablePreview>(
    `${eventId}/tables`,
    host,
    ['שם,טלפון', ...lines].join('\n'),
  );
  const rows = body.rows.map(({ row }) => row);
  for (let offset = body.nextOffset; offset !== null;) {
    const page: TablePreview = (
      await app.call<TablePreview>('GET', `${eventId}/tables/${body.uploadId}?offset=${offset}`, host)
    ).body;
    rows.push(...page.rows.map(({ row }) => row));
    offset = page.nextOffset;
  }
  expect(rows).toEqual(lines.map((_, i) => i + 2));
  await app.call('POST', `${eventId}/tables/${body.uploadId}/confirm`, host);
  expect((await guestsOf(eventId)).map(({ name }) => name)).toEqual(lines.map((line) => line.split(',')[0]));
});
