import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { grantToApp } from '../database/app-role';
import { type ContextPersistence, createDataSource, migrate } from '../database/data-source';

/** `url` is the apps' own address, of a role that owns nothing; `source` is the owner's connection. */
export type TestDatabase = { url: string; source: DataSource; drop: () => Promise<void> };

/** Key of the advisory lock under which templates are made. */
const MAKING_TEMPLATE = 724_002;

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
  await asAdmin(admin, async (client) => {
    const template = await migratedTemplate(client, admin, stores);
    await client.query(`create database ${name} template ${template}`);
  });
  const url = addressOf(admin, name);
  const source = await createDataSource(url.href, stores).initialize();
  const role = `${name}_app`;
  const appUrl = new URL(url);
  [appUrl.username, appUrl.password] = [role, role];
  await grantToApp(source, appUrl.href, stores);
  return {
    url: appUrl.href,
    source,
    drop: async () => {
      if (source.isInitialized) await source.destroy();
      await asAdmin(admin, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
        await client.query(`drop role if exists ${role}`);
      });
    },
  };
};

const asAdmin = async (admin: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const addressOf = (admin: string, database: string): URL => {
  const url = new URL(admin);
  url.pathname = `/${database}`;
  return url;
};

/**
 * Name of a database with the same migrations run, to be copied: copying takes a fraction of the time. It is made by the first test that
 * needs it, under another name until it is complete, and stays on the server for the tests after it.
 */
const migratedTemplate = async (
  client: pg.Client,
  admin: string,
  stores: ContextPersistence[],
): Promise<string> => {
  const template = templateName(stores);
  await client.query('select pg_advisory_lock($1)', [MAKING_TEMPLATE]);
  try {
    const known = await client.query('select from pg_database where datname = $1', [template]);
    if (known.rowCount) return template;
    const making = `making_${template}`;
    await client.query(`drop database if exists ${making} with (force)`);
    await client.query(`create database ${making}`);
    const source = await createDataSource(addressOf(admin, making).href, stores).initialize();
    try {
      await migrate(source, stores);
    } finally {
      await source.destroy();
    }
    await client.query(`alter database ${making} rename to ${template}`);
    return template;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MAKING_TEMPLATE]);
  }
};

/** The same for the same schemas and the same text of the migrations. */
const templateName = (stores: ContextPersistence[]): string => {
  const hash = createHash('sha256');
  for (const { schema, migrations } of stores) {
    hash.update(schema);
    for (const migration of migrations) hash.update(migration.toString());
  }
  return `template_${hash.digest('hex').slice(0, 32)}`;
};
