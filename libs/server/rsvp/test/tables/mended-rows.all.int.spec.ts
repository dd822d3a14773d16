import type { AnswerOf, confirmTable, mendRow, TablePreview } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import writeXlsxFile from 'write-excel-file/node';
import { anEvent, tablesApp, type TablesApp } from './tables-app';

let app: TablesApp;
beforeAll(async () => {
  app = await tablesApp();
});
afterAll(() => app.close());

type Confirmed = AnswerOf<typeof confirmTable>;
const host = newId();
const guestsOf = (eventId: string) =>
  app.database.source.query<Record<string, unknown>[]>(
    'select name, phone, estimated from rsvp.guests where event_id = $1 and deleted_at is null order by id',
    [eventId],
  );

describe('a row that cannot be read', () => {
  const TABLE = 'שם,טלפון,כמות\nאילנה,054-11,2\nגדעון,0541112244,3-4\n';
  const preview = async () => {
    const eventId = await anEvent(app, host);
    const { body } = await app.upload<TablePreview>(`${eventId}/tables`, host, TABLE);
    return { eventId, table: `${eventId}/tables/${body.uploadId}`, body };
  };
  const mend = (table: string, row: number, body: object, as = host) =>
    app.call<AnswerOf<typeof mendRow>>('PUT', `${table}/rows/${row}`, as, body);

  it('is mended on the spot, judged again, and enters as mended', async () => {
    const { eventId, table, body } = await preview();
    expect(body.rows).toMatchObject([
      { verdict: 'faulty', notes: { said: { phone: '054-11' } } },
      { verdict: 'faulty', notes: { said: { seats: '3-4' } } },
    ]);
    const still = await mend(table, 2, { phone: '054-112' });
    expect(still).toMatchObject({ status: 200, body: { row: { verdict: 'faulty' }, counts: { faulty: 2 } } });
    const [one, other] = await Promise.all([
      mend(table, 2, { phone: '0541112233' }),
      mend(table, 3, { seats: '4' }),
    ]);
    expect(one.body.row).toMatchObject({ verdict: 'new', guest: { attendeePhone: '+972541112233' } });
    expect(other.body.row).toMatchObject({ verdict: 'new', guest: { estimatedNumberOfGuests: 4 } });
    const page = await app.call<TablePreview>('GET', `${table}?verdict=new`, host);
    expect(page.body).toMatchObject({ counts: { new: 2, faulty: 0 }, rows: [{ row: 2 }, { row: 3 }] });
    expect((await app.call<Confirmed>('POST', `${table}/confirm`, host)).body).toMatchObject({
      added: 2,
      faulty: 0,
    });
    expect(await guestsOf(eventId)).toMatchObject([
      { name: 'אילנה', phone: '+972541112233', estimated: 2 },
      { name: 'גדעון', phone: '+972541112244', estimated: 4 },
    ]);
    expect((await mend(table, 2, { phone: '0541112233' })).status).toBeGreaterThanOrEqual(400);
  });

  it('is nobody else’s, and must be there', async () => {
    const { table } = await preview();
    expect((await mend(table, 2, { phone: '0541112233' }, newId())).status).toBe(404);
    expect((await mend(table, 99, { phone: '0541112233' })).status).toBe(404);
    expect((await mend(table, 2, { phone: '0'.repeat(101) })).status).toBe(422);
  });
});

it('asks which column holds the phones, and shows what is left out, also when read again', async () => {
  const eventId = await anEvent(app, host);
  const { body } = await app.upload<TablePreview>(
    `${eventId}/tables`,
    host,
    'הרשימה שלנו,,\nשם,א1,א2\nאילנה,0541112233,0527778899\nגדעון,0541112244,0527778800\n',
  );
  const table = `${eventId}/tables/${body.uploadId}`;
  const again = await app.call<TablePreview>('GET', table, host);
  for (const shown of [body, again.body])
    expect(shown).toMatchObject({
      phoneCandidates: [1, 2],
      sheets: [],
      leftOut: { count: 1, rows: [{ row: 1, reason: 'title', text: 'הרשימה שלנו' }] },
    });
  const said = await app.call<TablePreview>('PUT', `${table}/columns`, host, {
    fields: ['name', 'ignore', 'phone'],
  });
  expect(said.body).toMatchObject({
    phoneCandidates: [],
    rows: [{ guest: { attendeePhone: '+972527778899' } }, {}],
  });
});

it('another sheet of a workbook is chosen', async () => {
  const eventId = await anEvent(app, host);
  const sheet = (name: string, guest: string) => ({
    sheet: name,
    data: [
      ['שם', 'טלפון'],
      [guest, '0541112233'],
    ],
  });
  const { body } = await app.upload<TablePreview>(
    `${eventId}/tables`,
    host,
    await writeXlsxFile([sheet('כלה', 'אילנה'), sheet('חתן', 'גדעון')]).toBuffer(),
  );
  expect(body).toMatchObject({
    sheetName: 'כלה',
    sheets: ['כלה', 'חתן'],
    rows: [{ guest: { attendeeName: 'אילנה' } }],
  });
  const table = `${eventId}/tables/${body.uploadId}`;
  const other = await app.call<TablePreview>('PUT', `${table}/columns`, host, { sheet: 'חתן' });
  expect(other.body).toMatchObject({ sheetName: 'חתן', rows: [{ guest: { attendeeName: 'גדעון' } }] });
  expect((await app.call<Confirmed>('POST', `${table}/confirm`, host)).body.added).toBe(1);
  expect(await guestsOf(eventId)).toMatchObject([{ name: 'גדעון' }]);
});
