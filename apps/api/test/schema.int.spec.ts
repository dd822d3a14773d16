import { testDatabase, type TestDatabase } from '@smachot/server-testing';
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
