import { Test, type TestingModule } from '@nestjs/testing';
import { PlatformModule, platformPersistence, ReadModel } from '../src';
import { platformConfig, testDatabase, type TestDatabase } from '../src/testing';

let database: TestDatabase;
let platform: TestingModule;
let read: ReadModel;
beforeAll(async () => {
  database = await testDatabase([platformPersistence]);
  platform = await Test.createTestingModule({
    imports: [PlatformModule.with(platformConfig(database.url), [platformPersistence])],
  }).compile();
  await platform.init();
  read = platform.get(ReadModel);
});
afterAll(async () => {
  await platform.close();
  await database.drop();
});

// the number of active queries while one of them runs
const AMONG = `select count(*)::int as at_once, $1::int as number from pg_stat_activity, pg_sleep(0.1)
  where state = 'active' and query like '%at_once%' and datname = current_database()`;
const among = async (number: number) =>
  (await read.one<{ at_once: number; number: number }>(AMONG, [number]))!;

it('are few at once, and each is answered', async () => {
  const told = await Promise.all(Array.from({ length: 13 }, (_, number) => among(number)));
  expect(told.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, number) => number));
  const most = Math.max(...told.map(({ at_once }) => at_once));
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(4);
});

it('leave their place when they fail', async () => {
  const failing = Array.from({ length: 9 }, () => read.rows('select 1 / 0'));
  const told = await Promise.allSettled(failing);
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect((await among(1)).number).toBe(1);
});
