import { MINUTE_MS } from '@smachot/kernel';
import type { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from './client';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import type { AnyEntity } from './undeclared';

/** The persistence of a context: its schema name, its tables, its migrations. */
export type ContextPersistence = {
  schema: string;
  entities: AnyEntity[];
  migrations: (new () => MigrationInterface)[];
  /** Tables whose rows the apps' role may add and read, never change or delete. */
  appendOnly?: string[];
};

/**
 * Keeps the process alive when a connection is lost: its user gets the error, and the pool drops it. Between checkout and
 * first use the client has no listener (pg-pool removes its own before TypeORM adds one), and an unhandled `error` event
 * ends the process.
 */
const surviveItsLoss = (client: EventEmitter): void => {
  client.on('error', () => undefined);
};

export const createDataSource = (url: string, stores: ContextPersistence[], pool = 10): DataSource =>
  new DataSource({
    type: 'postgres',
    url,
    entities: stores.flatMap((store) => store.entities),
    migrations: stores.flatMap((store) => store.migrations),
    migrationsTransactionMode: 'each',
    migrationsTableName: 'migrations',
    installExtensions: false,
    applicationName: 'smachot',
    extra: {
      max: pool,
      // a connection is expensive: authentication, and all its parsed and planned statements
      idleTimeoutMillis: MINUTE_MS,
      Client,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
      onConnect: surviveItsLoss,
    },
  });

/** Milliseconds between two attempts to be the process that migrates. */
const LOOK_AGAIN_MS = 100;
/** Not waited for in the database: an index that is built concurrently would wait for the waiting statement. */
const isMine = async (runner: QueryRunner): Promise<boolean> => {
  const [{ mine }] = (await runner.query('select pg_try_advisory_lock(724001) as mine')) as [
    { mine: boolean },
  ];
  return mine;
};

/** Creates the schemas, then runs the pending migrations. Safe to call from several processes at once. */
export const migrate = async (source: DataSource, stores: ContextPersistence[]): Promise<string[]> => {
  const runner = source.createQueryRunner();
  try {
    while (!(await isMine(runner))) await pause(LOOK_AGAIN_MS);
    for (const store of stores) await runner.query(`create schema if not exists "${store.schema}"`);
    const ran = await source.runMigrations();
    return ran.map((migration) => migration.name);
  } finally {
    await runner.query('select pg_advisory_unlock(724001)');
    await runner.release();
  }
};
