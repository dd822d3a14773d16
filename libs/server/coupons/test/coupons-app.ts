import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { PartnerProfile, PlanId } from '@smachot/contracts';
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
  TUESDAY,
  withoutRateLimits,
} from '@smachot/server-testing';
import { CouponsHttpModule, couponsPersistence } from '../src';

const contexts = [platformPersistence, identityPersistence, storesPersistence, couponsPersistence];
/** The bearer of a super admin. */
export const ADMIN = 'ad000000-0000-7000-8000-000000000001';
class OneBearerIsAdmin extends BearerIsPerson {
  override async authenticate(bearer: string) {
    return { ...(await super.authenticate(bearer)), superAdmin: bearer === ADMIN };
  }
}
class LargestPlan extends StorePlans {
  of() {
    return Promise.resolve<PlanId>('pro-plan');
  }
}
class NoOrders extends OpenOrders {
  of() {
    return Promise.resolve(0);
  }
}
const neighbours = [AccountExport, AccountHolds, AssignedStores, UserDirectory];
@Global()
@Module({
  providers: [
    { provide: Authenticator, useClass: OneBearerIsAdmin },
    { provide: AdminActs, useClass: RememberedActs },
    { provide: OpenOrders, useClass: NoOrders },
    { provide: StorePlans, useClass: LargestPlan },
    ...neighbours,
  ],
  exports: [Authenticator, AdminActs, OpenOrders, StorePlans, ...neighbours],
})
class NeighboursModule {}

/** Every call of this context over HTTP on a database of its own, with stores beside it. */
export const couponsApp = async () => {
  const database = await testDatabase(contexts);
  @Module({
    imports: [
      DiscoveryModule,
      PlatformModule.with(testConfig(database.url), contexts),
      HttpModule,
      NeighboursModule,
      StoresHttpModule,
      CouponsHttpModule,
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  const clock = stopClock(app, TUESDAY);
  withoutRateLimits(app);
  const { source } = database;
  const call = callerOf(app);
  const person = (name = ['דנה', 'לוי']) => anAccount(source, { name });
  return {
    source,
    call,
    clock,
    person,
    get: app.get.bind(app),
    changes: app.get<RememberedActs>(AdminActs).changes,
    async store(): Promise<{ owner: string; store: PartnerProfile; path: string }> {
      const owner = await person(['ג׳ולי', 'כהן']);
      const body = {
        partnerUsername: `store-${newId().slice(-12)}`,
        businessName: 'המטבח של סבתא ג׳ולי',
        categories: ['catering'],
        isMobile: false,
        businessCity: 'חיפה',
        businessPhone: '0502345678',
        businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
      };
      const opened = await call<PartnerProfile>('POST', '/v1/partners', { as: owner, body });
      if (opened.status !== 201) throw new Error(opened.text);
      return { owner, store: opened.body, path: `/v1/partners/${opened.body.partnerUsername}/coupons` };
    },
    async member(storeId: string): Promise<string> {
      const id = await person(['עומר', 'פז']);
      await source.query(
        `insert into stores.crew (id, store_id, user_id, role, joined_at) values ($1, $2, $3, 'Member', now())`,
        [newId(), storeId, id],
      );
      return id;
    },
    async close(): Promise<void> {
      await app.close();
      await database.drop();
    },
  };
};
export type CouponsApp = Awaited<ReturnType<typeof couponsApp>>;
