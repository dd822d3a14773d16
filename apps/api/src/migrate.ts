import { loadArticles } from '@smachot/server-articles';
import { readFileSync } from 'node:fs';
import {
  type Config,
  type ContextPersistence,
  createDataSource,
  grantToApp,
  migrate,
} from '@smachot/server-platform';
import { stores } from './stores';

type Migration = ContextPersistence['migrations'][number];
const nameOf = (migration: Migration): string => new migration().name ?? migration.name;

/** Migrates the database to the newest schema and publishes the articles that come with the product; prints what was done. */
export const runMigrations = async (config: Config): Promise<void> => {
  const { DATABASE_URL, DATABASE_ADMIN_URL } = config.settings;
  const source = await createDataSource(DATABASE_ADMIN_URL ?? DATABASE_URL, stores, 2).initialize();
  try {
    const ran = await migrate(source, stores);
    if (DATABASE_ADMIN_URL) await grantToApp(source, DATABASE_URL, stores);
    const articles = await loadArticles(source, new Date());
    if (articles.length) console.log(`articles published: ${articles.length}`);
    console.log(ran.length ? `migrations run: ${ran.join(', ')}` : 'the database is up to date');
  } finally {
    await source.destroy();
  }
};

/**
 * Runs exactly the migrations that a file lists, so that rows of a backup fit. Throws when this release lacks one: it is older than
 * the backup.
 * @param file a JSON array of names
 */
export const runMigrationsOf = async (config: Config, file: string): Promise<void> => {
  const { DATABASE_URL, DATABASE_ADMIN_URL } = config.settings;
  const listed = new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]);
  const only = stores.map((store) => ({
    ...store,
    migrations: store.migrations.filter((migration) => listed.has(nameOf(migration))),
  }));
  const known = new Set(only.flatMap(({ migrations }) => migrations.map(nameOf)));
  const unknown = [...listed].filter((name) => !known.has(name));
  if (unknown.length) throw new Error(`this release has no migration ${unknown.join(', ')}: it is older`);
  const source = await createDataSource(DATABASE_ADMIN_URL ?? DATABASE_URL, only, 2).initialize();
  try {
    await migrate(source, only);
  } finally {
    await source.destroy();
  }
};
