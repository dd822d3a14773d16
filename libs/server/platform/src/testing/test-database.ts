import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { grantToApp } from '../database/app-role';
import { type ContextPersistence, createDataSource, migrate } from '../database/data-source';

/** `url` is the apps' own address, of a role that owns nothing; `source` is the owner's connection. */
export type TestDatabase = { url: string; source: DataSource; drop: () => Promise<void> };

/**
 * A database of its own, migrated, on the server of TEST_DATABASE_ADMIN_URL, with a role of its own for the apps. Throws with the command
 * to run when there is none.
 */
export const testDatabase = async (stores: ContextPersistence[]): Promise<TestDatabase> => {
  const admin = process.env['TEST_DATABASE_ADMIN_URL'];
  if (!admin)
    throw new Error(
      'run this through: node tools/test/with-stack.mjs -- npx jest -c tools/test/integration.config.cjs <file>',
    );
  const name = `t_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: admin });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  const source = await createDataSource(url.href, stores).initialize();
  await migrate(source, stores);
  const role = `${name}_app`;
  const appUrl = new URL(url);
  [appUrl.username, appUrl.password] = [role, role];
  await grantToApp(source, appUrl.href, stores);
  return {
    url: appUrl.href,
    source,
    drop: async () => {
      if (source.isInitialized) await source.destroy();
      await run(`drop database if exists ${name} with (force)`);
      await run(`drop role if exists ${role}`);
    },
  };
};
