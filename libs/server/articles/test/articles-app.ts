import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { StoreId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import {
  AccountExport,
  AccountHolds,
  AssignedStores,
  identityPersistence,
  UserDirectory,
} from '@smachot/server-identity';
import {
  AdminActs,
  Authenticator,
  HttpModule,
  PlatformModule,
  platformPersistence,
} from '@smachot/server-platform';
import { OpenOrders, StorePlans, StoresHttpModule, storesPersistence } from '@smachot/server-stores';
import {
  anAccount,
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
import { PublicPages } from '@smachot/server-web-pages';
import { ArticlesHttpModule, ArticlesJobsModule, articlesPersistence } from '../src';

const contexts = [platformPersistence, identityPersistence, storesPersistence, articlesPersistence];
/** The bearer of a super admin. */
export const ADMIN = 'ad000000-0000-7000-8000-000000000001';
class OneBearerIsAdmin extends BearerIsPerson {
  override async authenticate(bearer: string) {
    return { ...(await super.authenticate(bearer)), superAdmin: bearer === ADMIN };
  }
}
class NoOrders extends OpenOrders {
  of() {
    return Promise.resolve(0);
  }
}
class OnePlan extends StorePlans {
  of() {
    return Promise.resolve('pro-plan' as const);
  }
}
const neighbours = [AccountExport, AccountHolds, AssignedStores, UserDirectory];
@Global()
@Module({
  providers: [
    { provide: Authenticator, useClass: OneBearerIsAdmin },
    { provide: AdminActs, useClass: RememberedActs },
    { provide: OpenOrders, useClass: NoOrders },
    { provide: StorePlans, useClass: OnePlan },
    ...neighbours,
  ],
  exports: [Authenticator, AdminActs, OpenOrders, StorePlans, ...neighbours],
})
class NeighboursModule {}

export type Shop = { owner: string; storeId: StoreId; username: string; path: string };

/** Every call of this context over HTTP, on a database of its own, with stores beside it. */
export const articlesApp = async () => {
  const database = await testDatabase(contexts);
  @Module({
    imports: [
      DiscoveryModule,
      PlatformModule.with(testConfig(database.url), contexts, 12),
      HttpModule,
      NeighboursModule,
      StoresHttpModule,
      ArticlesHttpModule,
      ArticlesJobsModule,
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  const clock = stopClock(app, TUESDAY);
  withoutRateLimits(app);
  const { source } = database;
  const ask = callerOf(app);
  const jobs = new TestJobs(app, source);
  const admin = await anAccount(source, { name: ['רות', 'מנהלת'] });
  await source.query('update identity.users set id = $1 where id = $2', [ADMIN, admin]);
  const send = <T = { code: string }>(method: string, url: string, as?: string, body?: object) =>
    ask<T>(method, url, {
      ...(as ? { as } : {}),
      ...(body ? { body } : {}),
      ...(method === 'POST' ? { key: newId() } : {}),
    });
  return {
    ...{ source, clock, jobs, call: ask, send },
    changes: app.get<RememberedActs>(AdminActs).changes,
    pages: app.get(PublicPages),
    exported: (userId: string) => exported(app.get(AccountExport), userId),
    person: () => anAccount(source),
    /** A public store with an owner. */
    async store(): Promise<Shop> {
      const owner = await anAccount(source, { name: ['ג׳ולי', 'כהן'] });
      const username = `store-${newId().slice(-12)}`;
      const body = {
        ...{ partnerUsername: username, businessName: 'המטבח', categories: ['catering'] },
        ...{ isMobile: false, businessCity: 'חיפה', businessPhone: '+972502345678' },
        businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
      };
      const opened = await ask<{ partnerId: StoreId }>('POST', '/v1/partners', { as: owner, body });
      if (opened.status !== 201) throw new Error(opened.text);
      const { partnerId: storeId } = opened.body;
      await source.query('update stores.stores set is_public = true where id = $1', [storeId]);
      return { owner, storeId, username, path: `/v1/partners/${username}` };
    },
    async emit(job: string, payload: object): Promise<void> {
      await source.query('insert into platform.outbox (id, job, payload) values ($1, $2, $3)', [
        newId(),
        job,
        JSON.stringify(payload),
      ]);
      await jobs.drain();
    },
    async close(): Promise<void> {
      await app.close();
      await database.drop();
    },
  };
};
