import { loadArticles } from '@smachot/server-articles';
import { type Config, createDataSource, grantToApp, migrate } from '@smachot/server-platform';
import { stores } from './stores';

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
