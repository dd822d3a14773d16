import type { StoreId } from '@smachot/contracts';
import { seedStoreArticlesDemo } from '@smachot/server-articles';
import {
  seedAttendeeDemo,
  seedFullEventDemo,
  seedHostedEventsDemo,
  seedPaidEventDemo,
  seedPastEventDemo,
} from '@smachot/server-hosted-events';
import { type DemoPeople, seedIdentityDemo } from '@smachot/server-identity';
import type { DemoFact } from '@smachot/server-orders';
import { seedNewslettersDemo } from '@smachot/server-newsletters';
import { type Config, createDataSource, PhoneKeys, Secrets } from '@smachot/server-platform';
import { seedProposalsDemo } from '@smachot/server-proposals';
import { seedRsvpDemo } from '@smachot/server-rsvp';
import { demoKashrutOf, seedStoresDemo } from '@smachot/server-stores';
import { seedVerificationDemo } from '@smachot/server-verification';
import type { DataSource } from 'typeorm';
import { FIRST_STORE } from './seed-demo';
import { seedMarketDemo } from './seed-market';
import { stores } from './stores';

/** Seeds demo people, events, stores with half a year of orders and all that follows from them. Existing data stays unchanged; refuses in production. */
export const seedDemo = async (config: Config): Promise<void> => {
  if (config.production) throw new Error('demo data does not go into production');
  const source = await createDataSource(config.settings.DATABASE_URL, stores, 2).initialize();
  try {
    await seedAll(source, config, await seedIdentityDemo(source), new Date());
    console.log('demo data is in place');
  } finally {
    await source.destroy();
  }
};

const seedAll = async (source: DataSource, config: Config, people: DemoPeople, now: Date): Promise<void> => {
  const { hostId, adminId, storeOwners, demoCustomers: customers } = people;
  const hostKey = new PhoneKeys(new Secrets(config)).of(customers[0]!.phone);
  const invitation = await seedRsvpDemo(source, { hostId, hostKey, cohostId: customers[2]!.id, now });
  await seedHostedEventsDemo(source, now, hostId);
  const { storeIds, ownerOf } = await seedStoresDemo(source, storeOwners, now);
  const kashrut = demoKashrutOf(FIRST_STORE, now);
  const given = { storeIds, owners: storeOwners, adminId, kashrut, now };
  const paid = await seedVerificationDemo(source, config, given);
  const storeId = storeIds[FIRST_STORE]!;
  const writerId = storeOwners['partner']!;
  await seedPaidEventDemo(source, now, storeId);
  await seedFullEventDemo(source, { storeId, customers, now });
  await seedPastEventDemo(source, { storeId, ownerId: writerId, customers, now });
  await seedAttendeeDemo(source, { storeId, attendeeId: hostId, writerId, now });
  const facts = await seedMarketDemo(source, config, {
    ...{ people, storeIds, ownerOf, storeId, paid, invitation, now },
  });
  const agreed = agreedOrder(facts, people, storeId);
  await seedProposalsDemo(source, { storeId, customerId: hostId, agreed, now });
  await seedNewslettersDemo(source, {
    ...{ storeId, businessName: 'המטבח של סבתא ג׳ולי', writerId, now },
    subscriberIds: [hostId],
  });
  await seedStoreArticlesDemo(source, { storeId, writerId, now });
};

/** The order that its customer got by accepting a proposal of the store; undefined when the demo was there before. */
const agreedOrder = (facts: DemoFact[], { demoCustomers }: DemoPeople, storeId: StoreId) => {
  const order = facts.find(({ lines, changed }) => lines && changed.storeId === storeId);
  const customer = demoCustomers.find(({ id }) => id === order?.customerId);
  if (!order?.lines || !customer) return undefined;
  const { orderId, customerId, placedAt, startsAt, lines, changed } = order;
  const customerName = `${customer.firstName} ${customer.lastName}`;
  return {
    orderId,
    customerId,
    customerName,
    placedAt,
    startsAt,
    guests: changed.guests,
    lines,
  };
};
