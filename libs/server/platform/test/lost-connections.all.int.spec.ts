import type { EventEmitter } from 'node:events';
import { platformPersistence } from '../src';
import { testDatabase, type TestDatabase } from '../src/testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase([platformPersistence]);
});
afterAll(() => database?.drop());

type Pool = { connect(): Promise<EventEmitter & { release(lost?: boolean): void }> };
const pool = (): Pool => (database.source.driver as unknown as { master: Pool }).master;

it('a connection that is lost between two hands ends no process', async () => {
  const connection = await pool().connect();
  try {
    expect(() => connection.emit('error', new Error('terminating connection'))).not.toThrow();
  } finally {
    connection.release(true);
  }
});

it('goes on when every connection is cut', async () => {
  const { source } = database;
  const busy = Promise.allSettled(Array.from({ length: 8 }, () => source.query('select pg_sleep(5)')));
  await source.query('select pg_sleep(0.2)');
  await source.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  expect((await busy).every(({ status }) => status === 'rejected')).toBe(true);
  // the pool learns of each loss a moment later; a query on a dead connection before that is refused
  await new Promise((resolve) => setTimeout(resolve, 200));
  await expect(source.query('select 1 as one')).resolves.toEqual([{ one: 1 }]);
});
