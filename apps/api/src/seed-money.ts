import { DAY_MS } from '@smachot/kernel';
import { seedTicketPurchaseDemo } from '@smachot/server-hosted-events';
import type { DemoNotice } from '@smachot/server-notifications';
import type { DemoFact } from '@smachot/server-orders';
import {
  type DemoPayment,
  seedBillDemo,
  seedChargebackDemo,
  seedPaymentsDemo,
  seedReconciliationsDemo,
} from '@smachot/server-payments';
import { seedPayoutsDemo } from '@smachot/server-payouts';
import { type Config, Secrets, type Tx } from '@smachot/server-platform';
import { seedPastEvent } from '@smachot/server-rsvp';
import type { demoOrderables } from '@smachot/server-stores';
import { seedSubscriptionsDemo } from '@smachot/server-subscriptions';
import { FIRST_STORE, type MarketDemo } from './seed-demo';

/** Days ago on which a charge was disputed: both sides may still answer. */
const DISPUTED_DAYS = 2;
/** Plans that stores pay for by the year; Pro has a sponsored place. */
const PLANS = { [FIRST_STORE]: 'plus-plan', 'dj-roi': 'pro-plan' } as const;
const withoutEnd = { releasedAt: null, refunds: [] };

type Demo = MarketDemo & { orderables: Awaited<ReturnType<typeof demoOrderables>> };

/** Seeds payments of orders, tickets, plans and a bill, a disputed one, and what stores are owed of all that. @returns who is told of it */
export const seedMoney = async (
  tx: Tx,
  config: Config,
  demo: Demo,
  facts: DemoFact[],
): Promise<DemoNotice[]> => {
  const { people, storeId, paid, now } = demo;
  const plans = await seedPlans(tx, config, demo);
  const tickets = await seedTicketPurchaseDemo(tx, { attendeeId: people.hostId, now });
  const disputed = disputedOf(demo, facts);
  const more = [...plans, tickets?.payment].flatMap((one) => (one ? [{ ...one, ...withoutEnd }] : []));
  const payments = facts.flatMap(({ payment }): DemoPayment[] =>
    payment ? [{ ...payment, disputed: payment === disputed.payment }] : [],
  );
  const owners = [...people.demoCustomers.map(({ id }) => id), ...plans.map(({ userId }) => userId)];
  const cards = await seedPaymentsDemo(tx, new Secrets(config), {
    owners,
    payments: [...payments, ...more],
    now,
  });
  const bill = await seedPastEvent(tx, { hostId: people.hostId, now });
  if (bill) await seedBillDemo(tx, bill, cards.get(people.hostId)!);
  const at = new Date(now.getTime() - DISPUTED_DAYS * DAY_MS);
  const payment = { ...disputed.payment!, disputed: true };
  const chargeback = await seedChargebackDemo(tx, { payment, orderId: disputed.orderId, storeId, at });
  const money = facts.flatMap((fact) => fact.money);
  if (tickets) money.push({ at: tickets.payment.capturedAt, moved: tickets.moved });
  await seedPayoutsDemo(tx, { money, paid, disputed: { at, told: chargeback.told }, now });
  await seedReconciliationsDemo(tx, now);
  return told(demo, disputed, { at, ...chargeback });
};

const seedPlans = async (tx: Tx, config: Config, { orderables, ownerOf, now }: Demo) => {
  const charges = [];
  for (const [storeUsername, planId] of Object.entries(PLANS)) {
    const { store } = orderables.find((one) => one.store.partnerUsername === storeUsername)!;
    const charge = await seedSubscriptionsDemo(tx, {
      ...{ storeId: store.partnerId, storeUsername, businessName: store.businessName },
      ...{ payerId: ownerOf(storeUsername), planId, issuer: config.settings.RECEIPT_ISSUER, now },
    });
    if (charge) charges.push(charge);
  }
  return charges;
};

/** An order of the host's that is over and was paid. */
const disputedOf = ({ people, storeId }: MarketDemo, facts: DemoFact[]): DemoFact => {
  const found = facts.findLast(
    ({ customerId, changed, payment }) =>
      customerId === people.hostId && changed.storeId === storeId && changed.status === 'done' && payment,
  );
  if (!found) throw new Error('no order of the demo can be disputed');
  return found;
};

type Opened = Awaited<ReturnType<typeof seedChargebackDemo>> & { at: Date };

/** Who is told of the chargeback: both sides, and the admins. */
const told = ({ people }: MarketDemo, { orderId, payment }: DemoFact, opened: Opened): DemoNotice[] => {
  const { at, told: facts, answerBy } = opened;
  const values = { amount: facts.amount / 100, code: payment!.orderCode, until: answerBy.toISOString() };
  const notice = (userId: string, kind: DemoNotice['wanted']['kind'], href: string): DemoNotice => ({
    ...{ at, wanted: { userId, kind, values, href, urgent: true } },
  });
  return [
    notice(people.hostId, 'chargeback_question', `/me/orders/${orderId}`),
    notice(
      people.storeOwners['partner']!,
      'chargeback_evidence',
      `/dashboard/${FIRST_STORE}/orders/${orderId}`,
    ),
    notice(people.adminId, 'chargeback_case', '/admin-panel/payouts/chargebacks'),
  ];
};
