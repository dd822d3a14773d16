import { MINUTE_MS } from '@smachot/kernel';
import type { EventEmitter } from 'node:events';
import { Client } from './client';
import { DataSource, type EntitySchema, type MigrationInterface } from 'typeorm';

/** What a context brings to the database: its schema name, its tables, its migrations. */
export type ContextPersistence = {
  schema: string;
  entities: EntitySchema<never>[];
  migrations: (new () => MigrationInterface)[];
  /** Tables whose rows the apps' role may add and read, never change or delete. */
  appendOnly?: string[];
};

export type AnyEntity = EntitySchema<never>;

/**
 * A lost connection is told to whoever uses it, and the pool forgets it. Between being handed out and being used nobody
 * listens (pg-pool lets go before TypeORM takes over), and an error nobody listens to ends the process.
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
      // a connection is dear: signing in, and everything it has parsed and planned
      idleTimeoutMillis: MINUTE_MS,
      Client,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
      onConnect: surviveItsLoss,
    },
  });

/** Creates the schemas, then runs what has not run yet. Safe to call from several processes at once. */
export const migrate = async (source: DataSource, stores: ContextPersistence[]): Promise<string[]> => {
  const runner = source.createQueryRunner();
  try {
    await runner.query('select pg_advisory_lock(724001)');
    for (const store of stores) await runner.query(`create schema if not exists "${store.schema}"`);
    const ran = await source.runMigrations();
    return ran.map((migration) => migration.name);
  } finally {
    await runner.query('select pg_advisory_unlock(724001)');
    await runner.release();
  }
};
