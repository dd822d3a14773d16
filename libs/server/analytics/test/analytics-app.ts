import { Global, Injectable, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { PlanId, StoreAnalytics, StoreId, VisitSource, VisitStage } from '@smachot/contracts';
import { addDays, newId, wallTime } from '@smachot/kernel';
import {
  AccountExport,
  AccountHolds,
  AssignedStores,
  identityPersistence,
  UserDirectory,
} from '@smachot/server-identity';
import { Authenticator, HttpModule, PlatformModule, platformPersistence } from '@smachot/server-platform';
import { OpenOrders, StorePlans, StoresHttpModule, storesPersistence } from '@smachot/server-stores';
import {
  anAccount,
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
import { AnalyticsHttpModule, AnalyticsJobsModule, analyticsPersistence } from '../src';
import type { OrderFact } from '../src/domain/order-figures';
import { FigureQueries } from '../src/persistence/figure.queries';
import { VisitBuffer } from '../src/services/visit-buffer';

const contexts = [platformPersistence, identityPersistence, storesPersistence, analyticsPersistence];
export const TODAY = wallTime(TUESDAY).day;
export const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

class NoOrders extends OpenOrders {
  of() {
    return Promise.resolve(0);
  }
}
/** Stands in for the subscriptions context: every store has the largest plan, unless a test says otherwise. */
@Injectable()
class SomePlans extends StorePlans {
  readonly chosen = new Map<string, PlanId>();
  of(_: unknown, storeId: string) {
    return Promise.resolve(this.chosen.get(storeId) ?? ('pro-plan' as const));
  }
}
const neighbours = [AccountExport, AccountHolds, AssignedStores, UserDirectory];
@Global()
@Module({
  providers: [
    { provide: Authenticator, useClass: BearerIsPerson },
    { provide: OpenOrders, useClass: NoOrders },
    { provide: StorePlans, useClass: SomePlans },
    ...neighbours,
  ],
  exports: [Authenticator, OpenOrders, StorePlans, ...neighbours],
})
class NeighboursModule {}

type Visit = { stage?: VisitStage; source?: VisitSource; ip?: string; userAgent?: string };
type Crew = { owner: string; member: string; storeId: StoreId; partner: string };

/** Sorts orders. */
export const byId = (one: OrderFact, other: OrderFact) => one.orderId.localeCompare(other.orderId);

/** Visits and figures over HTTP on their own database, with stores beside them; jobs and ticks run when a test runs them. */
export const analyticsApp = async () => {
  const database = await testDatabase(contexts);
  @Module({
    imports: [
      DiscoveryModule,
      PlatformModule.with(testConfig(database.url), contexts, 12),
      HttpModule,
      NeighboursModule,
      StoresHttpModule,
      AnalyticsHttpModule,
      AnalyticsJobsModule,
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  const clock = stopClock(app, TUESDAY);
  withoutRateLimits(app);
  const { source } = database;
  const call = callerOf(app);
  const jobs = new TestJobs(app, source);
  return {
    clock,
    source,
    call,
    jobs,
    flush: () => app.get(VisitBuffer).flush(),
    choosePlan: (storeId: StoreId, planId: PlanId) =>
      app.get<StorePlans, SomePlans>(StorePlans).chosen.set(storeId, planId),
    /** A public store with an owner and a member. */
    async store(): Promise<Crew> {
      const [owner, member] = [await anAccount(source), await anAccount(source)];
      const body = {
        ...{
          partnerUsername: `store-${newId().slice(-12)}`,
          businessName: 'המטבח',
          categories: ['catering'],
        },
        ...{ isMobile: false, businessCity: 'חיפה', businessPhone: '+972502345678' },
        businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
      };
      const opened = await call<{ partnerId: StoreId; partnerUsername: string }>('POST', '/v1/partners', {
        as: owner,
        body,
      });
      if (opened.status !== 201) throw new Error(opened.text);
      const { partnerId: storeId, partnerUsername: partner } = opened.body;
      await source.query('update stores.stores set is_public = true where id = $1', [storeId]);
      await source.query(
        `insert into stores.crew (id, store_id, user_id, role, joined_at) values ($1, $2, $3, 'Member', now())`,
        [newId(), storeId, member],
      );
      return { owner, member, storeId, partner };
    },
    async visit(
      partner: string,
      { stage = 'view', source: from = 'direct', ip = '203.0.113.7', userAgent = PHONE }: Visit = {},
    ): Promise<number> {
      const answer = await app.inject({
        method: 'POST',
        url: `/v1/partners/${partner}/visits`,
        remoteAddress: ip,
        headers: { 'user-agent': userAgent },
        payload: { stage, source: from },
      });
      return answer.statusCode;
    },
    /** Follows a printed code as a phone does. */
    async scan(code: string, { ip = '203.0.113.7', userAgent = PHONE }: Visit = {}) {
      const answer = await app.inject({
        method: 'GET',
        url: `/q/${code}`,
        remoteAddress: ip,
        headers: { 'user-agent': userAgent },
      });
      return [answer.statusCode, answer.headers.location];
    },
    /** The newest event of an order, as its outbox delivers it. */
    deliver: (order: OrderFact) =>
      source.query(
        `insert into platform.outbox (id, job, payload) values ($1, 'analytics.count_order', $2)`,
        [newId(), JSON.stringify(order)],
      ),
    /** What is counted of the orders of a store. */
    facts: async (storeId: StoreId): Promise<OrderFact[]> =>
      (await app.get(FigureQueries).orders(storeId, { from: '2000-01-01', until: '2100-01-01' })).sort(byId),
    answered: (storeId: StoreId, minutes: number) =>
      source.query(
        `insert into platform.outbox (id, job, payload) values ($1, 'analytics.count_answer', $2)`,
        [newId(), JSON.stringify({ messageId: newId(), storeId, day: TODAY, minutes })],
      ),
    read: (partner: string, as: string, query = `?from=${addDays(TODAY, -6)}&until=${TODAY}`) =>
      call<StoreAnalytics & { code?: string }>('GET', `/v1/partners/${partner}/analytics${query}`, { as }),
    async close(): Promise<void> {
      await app.close();
      await database.drop();
    },
  };
};
export type AnalyticsApp = Awaited<ReturnType<typeof analyticsApp>>;
