import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { QueryBus } from '@nestjs/cqrs';
import {
  type BillingCycle,
  type PartnerProfile,
  type PlanChange,
  type PlanId,
  type StoreSubscription,
  SUBSCRIPTION_TERMS_VERSION,
} from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { CouponsHttpModule, couponsPersistence } from '@smachot/server-coupons';
import { AccountExport, identityPersistence } from '@smachot/server-identity';
import { PaymentsHttpModule, PaymentsJobsModule, paymentsPersistence } from '@smachot/server-payments';
import { HttpModule, PlatformModule, platformPersistence, UnitOfWork } from '@smachot/server-platform';
import { StoresHttpModule, StoresJobsModule, storesPersistence } from '@smachot/server-stores';
import { startSandbox } from '@smachot/sandbox';
import {
  anAccount,
  type Asking,
  callerOf,
  startTestApp,
  stopClock,
  testConfig,
  testDatabase,
  TestJobs,
  withoutRateLimits,
  exported,
} from '@smachot/server-testing';
import {
  SubscriptionForAdmins,
  SubscriptionsHttpModule,
  SubscriptionsJobsModule,
  subscriptionsPersistence,
  UnpaidPlan,
} from '../src';
import { START } from '../src/testing/a-subscription';
import { ADMIN, NeighboursModule } from './neighbours';

const contexts = [
  platformPersistence,
  identityPersistence,
  paymentsPersistence,
  storesPersistence,
  couponsPersistence,
  subscriptionsPersistence,
];
const GOOD_CARD = '5326105300985846';
const REFUSED_CARD = '4000000000000036';
export const EMPTY_CARD = '4000000000009995';

export type OwnedStore = { owner: string; storeId: string; path: string; partner: string };
type Sale = { status: string; price: number; charged: number; refunded: number; transactionId: string };

/** Subscriptions, stores and payments over HTTP, on their own database, with the provider's sandbox; jobs run when a test runs them. */
export const subscriptionsApp = async () => {
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
      DiscoveryModule,
      PlatformModule.with(config, contexts, 20),
      HttpModule,
      NeighboursModule,
      PaymentsHttpModule,
      PaymentsJobsModule,
      StoresHttpModule,
      StoresJobsModule,
      CouponsHttpModule,
      SubscriptionsHttpModule,
      SubscriptionsJobsModule,
    ],
  })
  class TestModule {}
  // no two members joined in one moment: who of them joined last would be chance
  let lastJoined = Date.now();
  const app = await startTestApp(TestModule);
  const clock = stopClock(app, START);
  withoutRateLimits(app);
  const { source } = database;
  const jobs = new TestJobs(app, source);
  const ask = callerOf(app);

  /** Each POST has its own key. */
  const call = <T = Record<string, never>>(method: string, url: string, asking: Asking = {}) =>
    ask<T & { code?: string }>(method, url, { key: method === 'POST' ? newId() : undefined, ...asking });
  const taken = async <T>(asked: Promise<{ status: number; text: string; body: T }>): Promise<T> => {
    const answer = await asked;
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.body;
  };
  const card = async (userId: string, number = GOOD_CARD): Promise<string> => {
    const answer = await fetch(`${sandbox.url}/_sandbox/payments/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number, expiry: '1230' }),
    });
    const { token } = (await answer.json()) as { token: string };
    const cardMask = `${number.slice(0, 6)}******${number.slice(-4)}`;
    const body = { token, cardMask, cardType: 'mastercard', expiry: '1230', nickname: null };
    return (await taken(call<{ _id: string }>('POST', '/v1/payments/user-tokens', { as: userId, body })))._id;
  };
  const settle = async (): Promise<void> => {
    await jobs.tick(clock.now());
    await jobs.drain();
  };

  return {
    app,
    clock,
    source,
    call,
    card,
    /** The default card of a person is refused from now on. */
    async refuseCardsOf(userId: string, by = REFUSED_CARD): Promise<void> {
      const cardId = await card(userId, by);
      await source.query(`update payments.cards set is_default = false where user_id = $1`, [userId]);
      await source.query(`update payments.cards set is_default = true, status = 'confirmed' where id = $1`, [
        cardId,
      ]);
    },
    /** Runs all ticks and the jobs that follow. */
    settle,
    work: app.get(UnitOfWork),
    unpaid: ({ storeId }: OwnedStore) => app.get(QueryBus).execute(new UnpaidPlan(storeId)),
    /** As super admins see it. */
    record: ({ storeId }: OwnedStore) => app.get(QueryBus).execute(new SubscriptionForAdmins(storeId)),
    exportOf: (userId: string) => exported(app.get(AccountExport), userId),
    person: () => anAccount(source),
    /** A store of an owner with a valid card. */
    async store(): Promise<OwnedStore> {
      const owner = await anAccount(source);
      await card(owner);
      // one that the provider was too busy to confirm is asked about later, and that is no matter of these tests
      await source.query(
        `update payments.cards set is_default = true, status = 'confirmed' where user_id = $1 and status = 'checking'`,
        [owner],
      );
      const body = {
        ...{
          partnerUsername: `store-${newId().slice(-12)}`,
          businessName: 'המטבח',
          categories: ['catering'],
        },
        ...{ isMobile: false, businessCity: 'חיפה', businessPhone: '+972502345678' },
        businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
      };
      const opened = await taken(call<PartnerProfile>('POST', '/v1/partners', { as: owner, body }));
      const { partnerId: storeId, partnerUsername: partner } = opened;
      return { owner, storeId, partner, path: `/v1/payments/partner/subscriptions/${storeId}` };
    },
    async member({ storeId }: OwnedStore, role: 'Owner' | 'Member'): Promise<string> {
      const id = await anAccount(source);
      await source.query(
        'insert into stores.crew (id, store_id, user_id, role, joined_at) values ($1, $2, $3, $4, $5)',
        [newId(), storeId, id, role, new Date((lastJoined += 1))],
      );
      return id;
    },
    read: ({ owner, path }: OwnedStore) => taken(call<StoreSubscription>('GET', path, { as: owner })),
    preview: ({ owner, path }: OwnedStore, planId: PlanId, coupon = '') =>
      call<PlanChange>(
        'GET',
        `${path}/preview?planId=${planId}&billing=monthly${coupon && `&coupon=${coupon}`}`,
        { as: owner },
      ),
    /** A coupon of the platform; a tenth off everything. */
    async coupon(terms: object = {}): Promise<string> {
      const code = newId().slice(-12).toUpperCase();
      const body = {
        ...{ code, discountType: 'Percentage', discount: 10, appliesTo: 'All' },
        ...{ partnerId: null, reason: 'a campaign', ...terms },
      };
      await taken(call('POST', '/admin/api/coupons', { as: ADMIN, body }));
      return code;
    },
    /** Chooses a plan for what it costs, and runs the jobs. */
    async choose(
      { owner, storeId, path }: OwnedStore,
      planId: PlanId,
      { billing = 'monthly', couponCode }: { billing?: BillingCycle; couponCode?: string } = {},
    ) {
      const typed = couponCode ? `&coupon=${couponCode}` : '';
      const shown = await taken(
        call<PlanChange>('GET', `${path}/preview?planId=${planId}&billing=${billing}${typed}`, { as: owner }),
      );
      const body = { partnerId: storeId, planId, billing, due: shown.due.total, couponCode };
      const answer = await call<StoreSubscription>('POST', '/v1/payments/partner/subscriptions', {
        as: owner,
        body: { ...body, termsVersion: SUBSCRIPTION_TERMS_VERSION },
      });
      await settle();
      return answer;
    },
    act: ({ owner, path }: OwnedStore, act: 'cancel' | 'resume' | 'pay', body: object = {}) =>
      call<StoreSubscription>('POST', `${path}/${act}`, { as: owner, ...(act === 'pay' ? { body } : {}) }),
    /** Sales of the charges of a store, at the provider. */
    async salesOf({ storeId }: OwnedStore): Promise<Sale[]> {
      const entries: { id: string }[] = await source.query(
        `select l.id from payments.ledger l join subscriptions.charges c on c.id = l.payment_id
         join subscriptions.subscriptions s on s.id = c.subscription_id where s.store_id = $1`,
        [storeId],
      );
      const ids = new Set(entries.map(({ id }) => id));
      const all = (await (await fetch(`${sandbox.url}/_sandbox/payments/sales`)).json()) as Sale[];
      return all.filter(({ transactionId }) => ids.has(transactionId));
    },
    /** Agorot that its sales took and did not give back. */
    async keptOf(store: OwnedStore): Promise<number> {
      return (await this.salesOf(store)).reduce((sum, { charged, refunded }) => sum + charged - refunded, 0);
    },
    /** Runs ticks and jobs that may be cut off, the jobs also when a tick was; what they left is taken up by others. */
    async settleOfKilled(): Promise<void> {
      await jobs.tick(clock.now()).catch(() => undefined);
      await jobs.drain().catch(() => undefined);
      await this.takeUp();
    },
    async noticesTo(userId: string): Promise<string[]> {
      const rows: { kind: string }[] = await source.query(
        `select payload->>'kind' as kind from platform.outbox where job = 'notifications.deliver' and payload->>'userId' = $1 order by id`,
        [userId],
      );
      return rows.map(({ kind }) => kind);
    },
    /** What workers that were killed left is taken up by others. */
    async takeUp(): Promise<void> {
      await source.query('update payments.order_payments set claimed_until = null');
      await source.query('update platform.outbox set dispatched_at = null where done_at is null');
    },
    async close(): Promise<void> {
      await app.close();
      await sandbox.close();
      await database.drop();
    },
  };
};
export type SubscriptionsApp = Awaited<ReturnType<typeof subscriptionsApp>>;
