import type { StoreId, UserId } from '@smachot/contracts';
import { seedEventReportDemo } from '@smachot/server-hosted-events';
import { seedNewsletterStopDemo } from '@smachot/server-newsletters';
import { type DemoNotice, seedNotificationsDemo } from '@smachot/server-notifications';
import { type DemoFact, seedBookingsDemo, seedManualRefundDemo } from '@smachot/server-orders';
import { type Secrets, type Tx } from '@smachot/server-platform';
import { type demoOrderables, seedFavouritesDemo, seedSuspensionDemo } from '@smachot/server-stores';
import { FIRST_STORE, type MarketDemo } from './seed-demo';

/** A store that nobody ordered from. */
const SUSPENDED = 'lahakat-knafayim';
/** A store whose newsletter people complained about. */
const STOPPED = { username: 'hameashna', businessName: 'המעשנה: בשרים על האש' };

type Orderables = Awaited<ReturnType<typeof demoOrderables>>;

/** Seeds what stands beside orders: what people were told, what they like, bookings by phone, and cases that wait for an admin. */
export const seedCases = async (
  tx: Tx,
  secrets: Secrets,
  demo: MarketDemo & { orderables: Orderables },
  { facts, notices }: { facts: DemoFact[]; notices: DemoNotice[] },
): Promise<void> => {
  const { people, storeIds, storeId, orderables, now } = demo;
  await seedNotificationsDemo(tx, [...facts.flatMap((fact) => fact.notices), ...notices], now);
  await seedFavouritesDemo(tx, favouritesOf(demo), now);
  const orderable = orderables.find(({ store }) => store.partnerUsername === FIRST_STORE)!;
  await seedBookingsDemo(tx, secrets, {
    ...{ orderable, storeId, enteredBy: people.storeOwners['partner']!, now },
  });
  await seedManualRefundDemo(tx, refundedOf(demo, facts), { requestedBy: people.adminId, now });
  await seedSuspensionDemo(tx, storeIds[SUSPENDED]!, now);
  const customers = people.demoCustomers.map(({ id }) => id);
  await seedEventReportDemo(tx, customers[1]!, now);
  await seedNewsletterStopDemo(tx, {
    ...{ storeId: storeIds[STOPPED.username]!, businessName: STOPPED.businessName },
    ...{ writerId: demo.ownerOf(STOPPED.username), subscriberIds: customers.slice(1), now },
  });
};

const favouritesOf = ({ people, storeIds }: MarketDemo): [UserId, StoreId[]][] => {
  const of = (...names: string[]): StoreId[] => names.map((name) => storeIds[name]!);
  return [
    [people.hostId, of('savta-julie', 'shtei-adashot', 'gan-haela')],
    [people.storeOwners['partner']!, of('mika-cakes', 'hasaot-hadarom')],
  ];
};

/** The newest paid order that is over and is not the host's own. */
const refundedOf = ({ people, storeId }: MarketDemo, facts: DemoFact[]): DemoFact => {
  const found = facts.findLast(
    ({ customerId, changed, payment }) =>
      customerId !== people.hostId && changed.storeId === storeId && changed.status === 'done' && payment,
  );
  if (!found) throw new Error('no order of the demo can be refunded');
  return found;
};
