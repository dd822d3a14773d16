import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import type { Checkout, Order, PartnerProfile, PricingUnit } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import {
  AccountExport,
  AccountHolds,
  AssignedStores,
  identityPersistence,
  UserDirectory,
} from '@smachot/server-identity';
import { CouponsHttpModule, couponsPersistence } from '@smachot/server-coupons';
import { messagingPersistence } from '@smachot/server-messaging';
import { PaymentsHttpModule, PaymentsJobsModule, paymentsPersistence } from '@smachot/server-payments';
import { Authenticator, HttpModule, PlatformModule, platformPersistence } from '@smachot/server-platform';
import { rsvpPersistence } from '@smachot/server-rsvp';
import { StorePlans, StoresHttpModule, StoresJobsModule, storesPersistence } from '@smachot/server-stores';
import { startSandbox } from '@smachot/sandbox';
import {
  anAccount,
  type Answer,
  type Asking,
  BearerIsPerson,
  callerOf,
  startTestApp,
  stopClock,
  testConfig,
  testDatabase,
  TestJobs,
  TUESDAY,
  withoutRateLimits,
} from '@smachot/server-testing';
import { OrdersHttpModule, OrdersJobsModule, ordersPersistence } from '../src';
import { type Sale, theProvider } from './the-provider';
import { aCatererForm, type Catering } from './a-caterer';
import { theGuests } from './the-guests';

const contexts = [
  platformPersistence,
  identityPersistence,
  paymentsPersistence,
  storesPersistence,
  rsvpPersistence,
  messagingPersistence,
  couponsPersistence,
  ordersPersistence,
];
export { TUESDAY };
export const GOOD_CARD = '5326105300985846';
export const REFUSED_CARD = '4000000000000036';

class LargestPlan extends StorePlans {
  of() {
    return Promise.resolve('pro-plan' as const);
  }
}
const neighbours = [AccountExport, AccountHolds, AssignedStores, UserDirectory];
@Global()
@Module({
  providers: [
    { provide: Authenticator, useClass: BearerIsPerson },
    { provide: StorePlans, useClass: LargestPlan },
    ...neighbours,
  ],
  exports: [Authenticator, StorePlans, ...neighbours],
})
class NeighboursModule {}

export type Store = { owner: string; store: PartnerProfile; unit: PricingUnit };

/** Orders, stores and payments over HTTP, on their own database, with the provider's sandbox; jobs run when a test runs them. */
export const ordersApp = async () => {
  const database = await testDatabase(contexts);
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl: 'http://127.0.0.1:9' });
  const config = testConfig(database.url, {
    PUBLIC_URL: 'https://app.smachot.example',
    SANDBOX_URL: sandbox.url,
    SMTP_URL: sandbox.smtpUrl,
    PAYME_TIMEOUT_MS: '1500',
  });
  @Module({
    imports: [
      DiscoveryModule,
      PlatformModule.with(config, contexts, 20),
      HttpModule,
      NeighboursModule,
      PaymentsHttpModule,
      PaymentsJobsModule,
      StoresHttpModule,
      StoresJobsModule,
      CouponsHttpModule,
      OrdersHttpModule,
      OrdersJobsModule,
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  const clock = stopClock(app, TUESDAY);
  withoutRateLimits(app);
  const { source } = database;
  const jobs = new TestJobs(app, source);

  const ask = callerOf(app);
  /** Each POST has its own key unless the caller gives one; an empty key sends none. */
  const call = <T = Record<string, never>>(method: string, url: string, asking: Asking = {}) =>
    ask<T>(method, url, { ...asking, ...(method === 'POST' ? { key: asking.key ?? newId() } : {}) });
  const taken = async <T>(asked: Promise<Answer<T>>): Promise<T> => {
    const answer = await asked;
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.body;
  };

  const person = (name = ['נועה', 'ברק']) => anAccount(source, { name });
  const card = async (userId: string, number = GOOD_CARD): Promise<string> => {
    const token = await fetch(`${sandbox.url}/_sandbox/payments/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number, expiry: '1230' }),
    });
    const cardMask = `${number.slice(0, 6)}******${number.slice(-4)}`;
    const body = {
      ...((await token.json()) as object),
      cardMask,
      cardType: 'mastercard',
      expiry: '1230',
      nickname: null,
    };
    return (await taken(call<{ _id: string }>('POST', '/v1/payments/user-tokens', { as: userId, body })))._id;
  };
  const form = (unit: PricingUnit, change: Record<string, unknown> = {}) => ({
    pricingUnitId: unit.pricingUnitId,
    eventInfo: {
      participants: 50,
      datetime: new Date(TUESDAY.getTime() + 30 * DAY_MS).toISOString(),
      location: { address: 'הירקון 100, תל אביב-יפו', geocode: { lat: 32.08, lng: 34.77 } },
      ...(change['eventInfo'] as object | undefined),
    },
    termsOfService: true,
    expectedPrice: 6_500,
    remarks: '',
    ...Object.fromEntries(Object.entries(change).filter(([name]) => name !== 'eventInfo')),
  });

  const provider = theProvider(sandbox.url);
  return {
    ...provider,
    ...theGuests(source),
    app,
    clock,
    source,
    databaseUrl: database.url,
    call,
    taken,
    jobs,
    sandbox,
    person,
    card,
    form,
    commands: app.get(CommandBus),
    get: app.get.bind(app),
    /** A customer with a valid card. */
    async customer(number = GOOD_CARD): Promise<string> {
      const id = await person(['דנה', 'לוי']);
      await card(id, number);
      return id;
    },
    /** A public store with one unit: 500 plus 120 for each of 20–200. */
    async store(catering: Catering = {}): Promise<Store> {
      const owner = await person(['ג׳ולי', 'כהן']);
      const { opening, unit, policy, paymentTerms, hours } = aCatererForm(catering);
      const opened = await taken(call<PartnerProfile>('POST', '/v1/partners', { as: owner, body: opening }));
      const path = `/v1/partners/${opened.partnerUsername}`;
      const sold = await taken(call<PricingUnit>('POST', `${path}/pricing-units`, { as: owner, body: unit }));
      // the result of editing the store and its availability
      await source.query(
        `update stores.stores set is_public = true, hours_chosen = true, always_open = true, cancellation_policy = $2, shortest_notice = $3, daily_capacity = $4, slots_per_customer = $5, payment_terms = $6 where id = $1`,
        [
          opened.partnerId,
          JSON.stringify(policy),
          hours.shortestNotice,
          hours.dailyCapacity,
          hours.slotsPerCustomer,
          paymentTerms && JSON.stringify(paymentTerms),
        ],
      );
      const store = await taken(call<PartnerProfile>('GET', `${path}/manage`, { as: owner }));
      return { owner, store, unit: sold };
    },
    async member(store: Store, role: 'Owner' | 'Member' = 'Member'): Promise<string> {
      const id = await person(['עומר', 'פז']);
      await source.query(
        'insert into stores.crew (id, store_id, user_id, role, joined_at) values ($1, $2, $3, $4, now())',
        [newId(), store.store.partnerId, id, role],
      );
      return id;
    },
    place: (as: string, { unit }: Store, change: Record<string, unknown> = {}, key = newId()) =>
      call<Checkout & { code: string }>('POST', '/v1/orders', { as, key, body: form(unit, change) }),
    /** A pending order. */
    async order(as: string, store: Store, change: Record<string, unknown> = {}): Promise<string> {
      const checkout = await taken(this.place(as, store, change));
      await jobs.drain();
      return checkout.orderId;
    },
    read: (orderId: string, as: string) => taken(call<Order>('GET', `/v1/orders/${orderId}`, { as })),
    move: (orderId: string, as: string, move: string, body: object = {}) =>
      call<Order & { code: string }>('POST', `/v1/orders/${orderId}/${move}`, { as, body }),
    /** Runs all ticks and the jobs that follow. */
    async tick(at?: Date): Promise<void> {
      if (at) clock.moveTo(at);
      await jobs.tick(clock.now());
      await jobs.drain();
    },
    /** Ends all leases, so that payments left by a crash or a timeout are due at once. */
    async expireLeases(): Promise<void> {
      await source.query('update payments.order_payments set claimed_until = null');
    },
    /** Sales of one order's payment. */
    async salesOf(orderId: string): Promise<Sale[]> {
      const entries: { id: string }[] = await source.query(
        `select l.id from payments.ledger l join orders.checkouts c on c.payment_id = l.payment_id where c.order_id = $1`,
        [orderId],
      );
      const ids = new Set(entries.map(({ id }) => id));
      return (await provider.sales()).filter(({ transactionId }) => ids.has(transactionId));
    },
    /** Agorot at the provider, captured minus refunded, for an order. */
    async keptOf(orderId: string): Promise<number> {
      const entries: { id: string }[] = await source.query(
        `select l.id from payments.ledger l join orders.orders o on o.id = $1 left join orders.followings f on f.order_id = o.id
         left join orders.payment_plans p on p.order_id = o.id where l.payment_id in (o.payment_id, f.extra_payment_id, p.payment_id)`,
        [orderId],
      );
      const ids = new Set(entries.map(({ id }) => id));
      const sales = (await provider.sales()).filter(({ transactionId }) => ids.has(transactionId));
      return sales.reduce((sum, { charged, refunded }) => sum + charged - refunded, 0);
    },
    /** Row counts of a store's orders. */
    async counts(store: Store) {
      const [row]: { slots: number; checkouts: number; orders: number; taken: number }[] = await source.query(
        `select (select count(*)::int from orders.slots where store_id = $1) as slots,
       (select count(*)::int from orders.checkouts where store_id = $1) as checkouts,
       (select count(*)::int from orders.orders where store_id = $1) as orders,
       (select coalesce(sum(taken), 0)::int from orders.days where store_id = $1) as taken`,
        [store.store.partnerId],
      );
      return row!;
    },
    async notified(userId: string): Promise<string[]> {
      const rows: { kind: string }[] = await source.query(
        `select payload->>'kind' as kind from platform.outbox where job = 'notifications.deliver' and payload->>'userId' = $1 order by id`,
        [userId],
      );
      return rows.map(({ kind }) => kind);
    },
    async close(): Promise<void> {
      await app.close();
      await sandbox.close();
      await database.drop();
    },
  };
};
export type OrdersApp = Awaited<ReturnType<typeof ordersApp>>;
