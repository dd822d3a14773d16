import { seedAnalyticsDemo } from '@smachot/server-analytics';
import { seedConversationsDemo } from '@smachot/server-conversations';
import { seedCouponsDemo } from '@smachot/server-coupons';
import { seedCustomersDemo } from '@smachot/server-customers';
import { seedAuditDemo } from '@smachot/server-identity';
import { type DemoFact, seedOrdersDemo } from '@smachot/server-orders';
import { type Config, saveOutbox, Secrets, Tx } from '@smachot/server-platform';
import { seedReviewsDemo } from '@smachot/server-reviews';
import { demoOrderables } from '@smachot/server-stores';
import type { DataSource } from 'typeorm';
import { seedCases } from './seed-cases';
import type { MarketDemo as Demo } from './seed-demo';
import { seedMoney } from './seed-money';

type Orderables = Awaited<ReturnType<typeof demoOrderables>>;

/** Statuses in which an order makes its customer one of the store's. */
const COUNT = new Set(['pending', 'approved', 'done', 'cancelled_partner', 'cancelled_customer']);

/** Seeds half a year of orders and what every context knows of them, all or nothing. A database with orders is left alone. */
export const seedMarketDemo = async (source: DataSource, config: Config, demo: Demo): Promise<DemoFact[]> => {
  const orderables = await demoOrderables(source, config, Object.values(demo.storeIds));
  return source.transaction(async (manager) => {
    const tx = new Tx(manager);
    const { now, people } = demo;
    const ownerId = people.storeOwners['partner']!;
    const { storeId, ownerOf, invitation } = demo;
    const coupon = await seedCouponsDemo(tx, { storeId, ownerId, adminId: people.adminId, now });
    const customers = people.demoCustomers;
    const facts = await seedOrdersDemo(tx, {
      ...{ orderables, customers, ownerOf, coupon, invitation, now },
    });
    if (facts.length) await seedFollowing(tx, config, { ...demo, orderables }, facts);
    await saveOutbox((sql, parameters) => tx.query(sql, parameters), tx.outbox);
    return facts;
  });
};

/** Seeds what the other contexts would have noted of the orders. */
const seedFollowing = async (
  tx: Tx,
  config: Config,
  demo: Demo & { orderables: Orderables },
  facts: DemoFact[],
): Promise<void> => {
  const { people, storeIds, ownerOf, storeId, now } = demo;
  const notices = await seedMoney(tx, config, demo, facts);
  await seedAnalyticsDemo(tx, { storeId, orders: facts.map(({ changed }) => changed), now });
  await seedCustomersDemo(tx, {
    orders: facts.map(({ changed: { storeId: at, version, status }, customerId, placedAt }) => ({
      ...{ storeId: at, version, customerId, placedAt, counts: COUNT.has(status) },
    })),
    people: people.demoCustomers,
    notes: { storeId, authorId: people.storeOwners['partner']! },
    now,
  });
  const stores = Object.fromEntries(
    Object.entries(storeIds).map(([name, id]) => [name, { storeId: id, ownerId: ownerOf(name) }]),
  );
  const done = facts.filter(({ changed }) => changed.status === 'done');
  await seedReviewsDemo(tx, {
    orders: done.map((fact) => ({ ...fact, storeId: fact.changed.storeId, version: fact.changed.version })),
    stores,
    reporterId: people.hostId,
  });
  await seedConversationsDemo(tx, { stores, customers: people.demoCustomers, now });
  await seedAuditDemo(tx, storeIds, now);
  await seedCases(tx, new Secrets(config), demo, { facts, notices });
};
