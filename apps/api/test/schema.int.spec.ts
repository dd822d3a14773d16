import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordAsMarkdown, unrecordedTables } from '@smachot/server-admin';
import { testDatabase, type TestDatabase } from '@smachot/server-testing';
import { DataSource } from 'typeorm';
import { stores } from '../src/stores';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(stores);
});
afterAll(() => database.drop());

it('migrates an empty database to exactly the model of the code', async () => {
  const { upQueries } = await database.source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

it('keeps every context in a schema of its own, without foreign keys across', async () => {
  const keys: { from: string; to: string }[] = await database.source.query(
    `select f.nspname as from, t.nspname as to from pg_constraint c
     join pg_class a on a.oid = c.conrelid join pg_namespace f on f.oid = a.relnamespace
     join pg_class b on b.oid = c.confrelid join pg_namespace t on t.oid = b.relnamespace
     where c.contype = 'f' and f.nspname <> t.nspname`,
  );
  expect(keys).toEqual([]);
  expect(new Set(stores.map((store) => store.schema)).size).toBe(stores.length);
});

it('names every table in the record of processing, and the record in the docs is the one of the code', async () => {
  const tables: { name: string }[] = await database.source.query(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema = any($1)`,
    [stores.map(({ schema }) => schema)],
  );
  // a new table is named in libs/server/admin/src/processing/record-words.ts, with its purpose and how long it is kept
  expect(unrecordedTables(tables.map(({ name }) => name))).toEqual([]);
  expect(readFileSync(join(__dirname, '../../../docs/processing-record.md'), 'utf8')).toBe(
    recordAsMarkdown(),
  );
});

describe('a history', () => {
  /** Histories: the role of the apps may only add rows, so that no act can be hidden afterwards. */
  const HISTORIES = [
    ...['identity.audit_log', 'identity.terms_acceptances', 'stores.terms_changes'],
    ...['verification.bank_details_moves', 'coupons.changes', 'orders.commissions'],
    ...['payouts.postings', 'payouts.entries', 'payouts.payout_items', 'payouts.batch_exclusions'],
    ...['proposals.library_versions', 'subscriptions.terms_acceptances', 'subscriptions.invoices'],
    'subscriptions.moves',
  ];
  let apps: DataSource;
  beforeAll(async () => {
    apps = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  });
  afterAll(() => apps?.destroy());

  it.each(HISTORIES)(
    '%s is appended to and read by the apps, and neither changed nor emptied',
    async (table) => {
      const [column] = await database.source.query<{ name: string }[]>(
        `select quote_ident(attname) as name from pg_attribute where attrelid = $1::regclass and attnum = 1`,
        [table],
      );
      const { name } = column!;
      for (const change of [
        `update ${table} set ${name} = ${name}`,
        `delete from ${table}`,
        `truncate ${table}`,
      ])
        await expect(apps.query(change)).rejects.toThrow('permission denied');
      const [may] = await apps.query<{ add: boolean; read: boolean }[]>(
        `select has_table_privilege($1, 'insert') as add, has_table_privilege($1, 'select') as read`,
        [table],
      );
      expect(may).toEqual({ add: true, read: true });
    },
  );

  it('of another table can be rewritten: the role is not simply without rights', async () => {
    await expect(apps.query('delete from subscriptions.subscriptions')).resolves.toBeTruthy();
  });

  it('is named here when a context has one', () => {
    const named = stores.flatMap(({ schema, appendOnly = [] }) =>
      appendOnly.map((name) => `${schema}.${name}`),
    );
    expect(named.sort()).toEqual([...HISTORIES].sort());
  });
});
