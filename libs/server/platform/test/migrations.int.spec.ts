import { type ContextPersistence, createDataSource, migrate } from '../src';
import { type TestDatabase, testDatabase } from '../src/testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';

class Things1796000000001 implements MigrationInterface {
  name = 'Things1796000000001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table things.things (id int)');
  }
  down = () => Promise.resolve();
}
class FoundThings1796000000002 implements MigrationInterface {
  name = 'FoundThings1796000000002';
  transaction = false as const;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index concurrently things_found on things.things (id)');
  }
  down = () => Promise.resolve();
}
const things: ContextPersistence = {
  schema: 'things',
  entities: [],
  migrations: [Things1796000000001, FoundThings1796000000002],
};

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase([]);
});
afterAll(() => database.drop());

it('processes that migrate at once run each migration once, also one that builds an index while others write', async () => {
  const { url } = database.source.options as { url: string };
  const ran = await Promise.all(
    [1, 2, 3].map(async () => {
      const source = await createDataSource(url, [things], 2).initialize();
      const names = await migrate(source, [things]);
      await source.destroy();
      return names;
    }),
  );
  expect(ran.filter((names) => names.length)).toEqual([['Things1796000000001', 'FoundThings1796000000002']]);
});
