import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { EventName, EventPayload, PartnerProfile, PricingUnit } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { CouponsHttpModule, couponsPersistence } from '@smachot/server-coupons';
import {
  AccountExport,
  AccountHolds,
  AssignedStores,
  identityPersistence,
  UserDirectory,
} from '@smachot/server-identity';
import { messagingPersistence } from '@smachot/server-messaging';
import { OrdersHttpModule, OrdersJobsModule, ordersPersistence } from '@smachot/server-orders';
import { PaymentsHttpModule, PaymentsJobsModule, paymentsPersistence } from '@smachot/server-payments';
import {
  AdminActs,
  Authenticator,
  HttpModule,
  PlatformModule,
  platformPersistence,
  UnitOfWork,
} from '@smachot/server-platform';
import { rsvpPersistence } from '@smachot/server-rsvp';
import { StorePlans, StoresHttpModule, StoresJobsModule, storesPersistence } from '@smachot/server-stores';
import { startSandbox } from '@smachot/sandbox';
import {
  anAccount,
  type Asking,
  BearerIsPerson,
  callerOf,
  RememberedActs,
  startTestApp,
  stopClock,
  testConfig,
  testDatabase,
  TestJobs,
  TUESDAY,
  withoutRateLimits,
  exported,
} from '@smachot/server-testing';
import { ProposalsHttpModule, ProposalsJobsModule, proposalsPersistence } from '../src';

const contexts = [
  ...[platformPersistence, identityPersistence, paymentsPersistence, storesPersistence, rsvpPersistence],
  ...[messagingPersistence, couponsPersistence, ordersPersistence, proposalsPersistence],
];
export { TUESDAY };

class LargestPlan extends StorePlans {
  of() {
    return Promise.resolve('pro-plan' as const);
  }
}
/** The bearer of a super admin. */
export const ADMIN = 'ad000000-0000-7000-8000-000000000001';
class OneBearerIsAdmin extends BearerIsPerson {
  override async authenticate(bearer: string) {
    return { ...(await super.authenticate(bearer)), superAdmin: bearer === ADMIN };
  }
}
const neighbours = [AccountExport, AccountHolds, AssignedStores, UserDirectory];
@Global()
@Module({
  providers: [
    { provide: Authenticator, useClass: OneBearerIsAdmin },
    { provide: AdminActs, useClass: RememberedActs },
    { provide: StorePlans, useClass: LargestPlan },
    ...neighbours,
  ],
  exports: [Authenticator, AdminActs, StorePlans, ...neighbours],
})
class NeighboursModule {}

const OPENING = {
  businessName: 'המטבח של סבתא ג׳ולי',
  categories: ['catering'],
  isMobile: true,
  businessCity: 'תל אביב-יפו',
  businessPhone: '+972502345678',
  businessLocation: { address: 'דיזנגוף 50, תל אביב-יפו', geocode: { lat: 32.0775, lng: 34.7743 } },
  delivery: { freeWorkingDistance: 10, maxWorkingDistance: 60, pricePerKm: 6, minDeliveryPrice: 80 },
};
export const UNIT = {
  type: 'simple',
  name: 'חתונה בהתאמה אישית',
  summary: 'לפי הצעת מחיר',
  description: 'נבנה יחד',
  visibility: 'public',
  durationHours: 6,
  pricingFactor: { type: 'personalized' },
};
export type Store = { owner: string; store: PartnerProfile; unit: PricingUnit; path: string };

/** Proposals, orders, stores and payments over HTTP on a database of their own, with the provider's sandbox. */
export const proposalsApp = async () => {
  const database = await testDatabase(contexts);
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl: 'http://127.0.0.1:9' });
  const config = testConfig(database.url, {
    PUBLIC_URL: 'https://app.smachot.example',
    SANDBOX_URL: sandbox.url,
    SMTP_URL: sandbox.smtpUrl,
    PAYME_TIMEOUT_MS: '120000',
  });
  @Module({
    imports: [
      ...[DiscoveryModule, PlatformModule.with(config, contexts, 20), HttpModule, NeighboursModule],
      ...[PaymentsHttpModule, PaymentsJobsModule, StoresHttpModule, StoresJobsModule, CouponsHttpModule],
      ...[OrdersHttpModule, OrdersJobsModule, ProposalsHttpModule, ProposalsJobsModule],
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  const clock = stopClock(app, TUESDAY);
  withoutRateLimits(app);
  const { source } = database;
  const jobs = new TestJobs(app, source);
  const ask = callerOf(app);
  /** Each POST has its own key unless the caller gives one. */
  const call = <T = { code: string }>(method: string, url: string, asking: Asking = {}) =>
    ask<T>(method, url, { ...asking, ...(method === 'POST' ? { key: asking.key ?? newId() } : {}) });
  const taken = async <T>(asked: Promise<{ status: number; text: string; body: T }>): Promise<T> => {
    const answer = await asked;
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.body;
  };
  const person = (name = ['נועה', 'ברק']) => anAccount(source, { name });
  return {
    source,
    clock,
    call,
    taken,
    jobs,
    person,
    exported: (userId: string) => exported(app.get(AccountExport), userId),
    /** A customer with a card. */
    async customer(number = '5326105300985846'): Promise<string> {
      const id = await person(['דנה', 'לוי']);
      const token = await fetch(`${sandbox.url}/_sandbox/payments/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number, expiry: '1230' }),
      });
      const body = {
        ...((await token.json()) as object),
        cardMask: `${number.slice(0, 6)}******${number.slice(-4)}`,
        cardType: 'mastercard',
        expiry: '1230',
        nickname: null,
      };
      await taken(call('POST', '/v1/payments/user-tokens', { as: id, body }));
      return id;
    },
    /** A public store with one unit whose price is set for each customer. */
    async store({ paymentTerms = null }: { paymentTerms?: object | null } = {}): Promise<Store> {
      const owner = await person(['ג׳ולי', 'כהן']);
      const body = { ...OPENING, partnerUsername: `store-${newId().slice(-12)}`, email: null };
      const store = await taken(call<PartnerProfile>('POST', '/v1/partners', { as: owner, body }));
      const path = `/v1/partners/${store.partnerUsername}`;
      const unit = await taken(call<PricingUnit>('POST', `${path}/pricing-units`, { as: owner, body: UNIT }));
      await source.query(
        `update stores.stores set is_public = true, hours_chosen = true, always_open = true, shortest_notice = 24, daily_capacity = 1,
           slots_per_customer = 1, payment_terms = $2 where id = $1`,
        [store.partnerId, paymentTerms && JSON.stringify(paymentTerms)],
      );
      return { owner, store, unit, path };
    },
    async member({ store }: Store): Promise<string> {
      const id = await person(['עומר', 'פז']);
      await source.query(
        `insert into stores.crew (id, store_id, user_id, role, joined_at) values ($1, $2, $3, 'Member', now())`,
        [newId(), store.partnerId, id],
      );
      return id;
    },
    /** Runs all ticks and the jobs that follow. */
    async tick(at?: Date): Promise<void> {
      if (at) clock.moveTo(at);
      await jobs.tick(clock.now());
      await jobs.drain();
    },
    /** Lets an event happen, and runs the jobs that follow. */
    async happen<E extends EventName>(event: E, payload: EventPayload<E>): Promise<void> {
      await app.get<UnitOfWork>(UnitOfWork).run((tx) => {
        tx.emit(event, payload);
        return Promise.resolve();
      });
      await jobs.drain();
    },
    async notified(userId: string): Promise<string[]> {
      const rows: { kind: string }[] = await source.query(
        `select payload->>'kind' as kind from platform.outbox where job = 'notifications.deliver' and payload->>'userId' = $1 order by id`,
        [userId],
      );
      return rows.map(({ kind }) => kind);
    },
    /** Who was told to the list of a store's customers, by proposal. */
    async known(proposalId: string): Promise<string[]> {
      const rows: { customer: string }[] = await source.query(
        `select payload->>'customerId' as customer from platform.outbox where job = 'customers.note_proposal' and payload->>'proposalId' = $1`,
        [proposalId],
      );
      return rows.map(({ customer }) => customer);
    },
    async sales(): Promise<{ transactionId: string; charged: number; price: number }[]> {
      return (await (await fetch(`${sandbox.url}/_sandbox/payments/sales`)).json()) as never;
    },
    async close(): Promise<void> {
      await app.close();
      await sandbox.close();
      await database.drop();
    },
  };
};
export type ProposalsApp = Awaited<ReturnType<typeof proposalsApp>>;
