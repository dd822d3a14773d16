import { seedAnalyticsDemo } from '@smachot/server-analytics';
import { seedHostedEventsDemo } from '@smachot/server-hosted-events';
import { seedIdentityDemo } from '@smachot/server-identity';
import { type Config, createDataSource } from '@smachot/server-platform';
import { seedProposalsDemo } from '@smachot/server-proposals';
import { seedReviewsDemo } from '@smachot/server-reviews';
import { seedRsvpDemo } from '@smachot/server-rsvp';
import { seedStoresDemo } from '@smachot/server-stores';
import { seedSubscriptionsDemo } from '@smachot/server-subscriptions';
import { seedVerificationDemo } from '@smachot/server-verification';
import { stores } from './stores';

/** Seeds demo people, a half-answered event, public events, stores, their bank details and reviews. Existing data stays unchanged; refuses in production. */
export const seedDemo = async (config: Config): Promise<void> => {
  if (config.production) throw new Error('demo data does not go into production');
  const source = await createDataSource(config.settings.DATABASE_URL, stores, 2).initialize();
  try {
    const { hostId, adminId, storeOwners } = await seedIdentityDemo(source);
    const now = new Date();
    await seedRsvpDemo(source, { hostId, now });
    await seedHostedEventsDemo(source, now, hostId);
    const { storeIds } = await seedStoresDemo(source, storeOwners, now);
    await seedVerificationDemo(source, config, { storeIds, owners: storeOwners, adminId, now });
    const storeId = storeIds['savta-julie']!;
    await seedSubscriptionsDemo(source, { storeId, payerId: storeOwners['partner']!, now });
    await seedAnalyticsDemo(source, storeId, now);
    await seedProposalsDemo(source, { storeId, customerId: hostId, now });
    const replierId = storeOwners['partner']!;
    const authorIds = [
      hostId,
      ...Object.values(storeOwners).filter((id) => id !== replierId && id !== adminId),
    ];
    await seedReviewsDemo(source, { storeId, authorIds, replierId, now });
    console.log('demo data is in place');
  } finally {
    await source.destroy();
  }
};
