import type { AnswerOf, confirmTable, TablePreview, uploadTable } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { anEvent, tablesApp, type TablesApp } from './tables-app';

let app: TablesApp;
beforeAll(async () => {
  app = await tablesApp();
  await app.database.source.query(
    `alter table rsvp.guests add constraint no_forbidden_guest check (name not like 'אסור%' and estimated <> 13)`,
  );
});
afterAll(() => app.close());

type Confirmed = AnswerOf<typeof confirmTable>;
const host = newId();
const guestsOf = (eventId: string) =>
  app.database.source.query<{ name: string; estimated: number }[]>(
    'select name, estimated from rsvp.guests where event_id = $1 order by id',
    [eventId],
  );
const csv = (...lines: string[]) => ['שם,טלפון,כמות', ...lines].join('\n');
const preview = async (eventId: string, table: string) => {
  const { body } = await app.upload<TablePreview>(`${eventId}/tables`, host, table);
  return `${eventId}/tables/${body.uploadId}`;
};

it('a row that the database refuses stays out, and all others enter once', async () => {
  const eventId = await anEvent(app, host);
  await app.upload(`${eventId}/upload-table`, host, csv('דנה,0541112233,2', 'רז,0541112234,2'));
  const table = await preview(
    eventId,
    csv(
      ...['דנה,0541112233,4', 'רז,0541112234,13', 'שי,0541112235,1'],
      ...['אסורה,0541112236,1', 'גל,0541112236,1', 'נועה,0541112237,1'],
    ),
  );
  const confirm = () => app.call<Confirmed>('POST', `${table}/confirm`, host);
  const answers = [...(await Promise.all([confirm(), confirm()])), await confirm()];
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ added: 3, updated: 1, skipped: 0, faulty: 2, notStored: [3, 5] });
  }
  expect(await guestsOf(eventId)).toEqual([
    { name: 'דנה', estimated: 4 },
    { name: 'רז', estimated: 2 },
    { name: 'שי', estimated: 1 },
    { name: 'גל', estimated: 1 },
    { name: 'נועה', estimated: 1 },
  ]);
  const page = await app.call<TablePreview>('GET', `${table}?verdict=faulty`, host);
  expect(page.body.rows).toMatchObject([
    { row: 3, problems: ['not_stored'] },
    { row: 5, problems: ['not_stored'] },
  ]);
  const { bytes } = await app.call('GET', `${table}/faulty.csv`, host);
  expect(bytes.toString('utf8')).toContain('אסורה,0541112236,1,"לא הצלחנו לשמור את השורה');
});

it('rows of several batches are found, and reported by the call that does all at once', async () => {
  const eventId = await anEvent(app, host);
  const lines = Array.from({ length: 1_100 }, (_, at) => {
    const name = at === 7 || at === 1_050 ? 'אסור' : 'אורח';
    return `${name} ${at},05${41_000_000 + at},1`;
  });
  const { status, body } = await app.upload<AnswerOf<typeof uploadTable>>(
    `${eventId}/upload-table`,
    host,
    csv(...lines),
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({
    added: 1_098,
    faulty: [
      { row: 9, problems: ['not_stored'] },
      { row: 1_052, problems: ['not_stored'] },
    ],
  });
  expect(await guestsOf(eventId)).toHaveLength(1_098);
});

it('a table that the database refuses as a whole is not taken apart', async () => {
  const eventId = await anEvent(app, host);
  const table = await preview(
    eventId,
    csv(...Array.from({ length: 300 }, (_, at) => `אסור ${at},05${42_000_000 + at},1`)),
  );
  expect((await app.call('POST', `${table}/confirm`, host)).status).toBe(500);
  expect(await guestsOf(eventId)).toEqual([]);
});
