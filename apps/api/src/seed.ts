import { seedIdentityDemo } from '@smachot/server-identity';
import { type Config, createDataSource } from '@smachot/server-platform';
import { seedRsvpDemo } from '@smachot/server-rsvp';
import { stores } from './stores';

/** Demo people and a half-answered event; does nothing where they already are, and refuses in production. */
export const seedDemo = async (config: Config): Promise<void> => {
  if (config.production) throw new Error('demo data does not go into production');
  const source = await createDataSource(config.settings.DATABASE_URL, stores, 2).initialize();
  try {
    const { hostId } = await seedIdentityDemo(source);
    await seedRsvpDemo(source, { hostId, now: new Date() });
    console.log('demo data is in place');
  } finally {
    await source.destroy();
  }
};
