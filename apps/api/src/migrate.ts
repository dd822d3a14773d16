import { type Config, createDataSource, migrate } from '@smachot/server-platform';
import { stores } from './stores';

/** Brings the database to the newest schema; prints what ran. */
export const runMigrations = async (config: Config): Promise<void> => {
  const source = await createDataSource(config.settings.DATABASE_URL, stores, 2).initialize();
  const ran = await migrate(source, stores).finally(() => source.destroy());
  console.log(ran.length ? `migrations run: ${ran.join(', ')}` : 'the database is up to date');
};
