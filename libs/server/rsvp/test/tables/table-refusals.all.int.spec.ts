import type { Problem, TablePreview } from '@smachot/contracts';
import { HOUR_MS, newId } from '@smachot/kernel';
import { anEvent, CSV, tablesApp, type TablesApp } from './tables-app';

let app: TablesApp;
beforeAll(async () => {
  app = await tablesApp();
});
afterAll(() => app.close());

const host = newId();

describe('refusals', () => {
  const codeOf = ({ status, body }: { status: number; body: Problem }) => [status, body.code];

  it('somebody else’s event and table do not exist', async () => {
    const eventId = await anEvent(app, host);
    const other = newId();
    const { body } = await app.upload<TablePreview>(`${eventId}/tables`, host, CSV);
    expect(codeOf(await app.upload(`${eventId}/tables`, other, CSV))).toEqual([404, 'not_found']);
    expect(codeOf(await app.call('GET', `${eventId}/tables/${body.uploadId}`, other))).toEqual([
      404,
      'not_found',
    ]);
    expect(codeOf(await app.call('POST', `${eventId}/tables/${body.uploadId}/confirm`, other))).toEqual([
      404,
      'not_found',
    ]);
    expect(codeOf(await app.call('GET', `${eventId}/export`, other))).toEqual([404, 'not_found']);
    const mine = await anEvent(app, other);
    expect(codeOf(await app.call('POST', `${mine}/tables/${body.uploadId}/confirm`, other))).toEqual([
      409,
      'table.expired',
    ]);
  });

  it.each([
    ['%PDF-1.7', 422, 'table.unreadable'],
    ['', 422, 'table.empty'],
    [
      Array.from({ length: 10_002 }, (_, i) => `דנה ${i},05${20_000_000 + i}`).join('\n'),
      422,
      'table.too_many_rows',
    ],
    [Buffer.alloc(10 * 1024 * 1024 + 1, 'א,'), 413, 'file.too_large'],
  ] as [string | Buffer, number, string][])('of a table (%#)', async (content, status, code) => {
    const eventId = await anEvent(app, host);
    expect(codeOf(await app.upload(`${eventId}/tables`, host, content))).toEqual([status, code]);
  });

  it('of a table that is a day old', async () => {
    const eventId = await anEvent(app, host);
    const { body } = await app.upload<TablePreview>(`${eventId}/tables`, host, CSV);
    expect(new Date(body.expiresAt).getTime() - Date.now()).toBeGreaterThan(23 * HOUR_MS);
    await app.database.source.query(
      `update rsvp.table_uploads set expires_at = now() - interval '1 second' where id = $1`,
      [body.uploadId],
    );
    expect(codeOf(await app.call('POST', `${eventId}/tables/${body.uploadId}/confirm`, host))).toEqual([
      409,
      'table.expired',
    ]);
  });
});

it('keeps the five latest tables of a host, in all events together', async () => {
  const busy = newId();
  const eventIds = [await anEvent(app, busy), await anEvent(app, busy)];
  for (let i = 0; i < 7; i++) await app.upload(`${eventIds[i % 2]!}/tables`, busy, CSV);
  const [{ count }] = await app.database.source.query<[{ count: string }]>(
    'select count(*) from rsvp.table_uploads where host_id = $1',
    [busy],
  );
  expect(Number(count)).toBe(5);
});

it('the migration makes what the model says', async () => {
  const { upQueries } = await app.database.source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query).filter((query) => query.includes('table_uploads'))).toEqual([]);
});
