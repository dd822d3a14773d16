import { Global, Module } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { PartnerProfile, PricingUnit, PricingUnitForm } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import {
  AccountExport,
  AccountHolds,
  AssignedStores,
  identityPersistence,
  UserDirectory,
} from '@smachot/server-identity';
import { Authenticator, HttpModule, PlatformModule, platformPersistence } from '@smachot/server-platform';
import {
  anAccount,
  BearerIsPerson,
  callerOf,
  startTestApp,
  stopClock,
  testConfig,
  testDatabase,
  TUESDAY,
  withoutRateLimits,
} from '@smachot/server-testing';
import {
  OpenOrders,
  OptedOutPhones,
  StorePlans,
  StoresHttpModule,
  StoresJobsModule,
  storesPersistence,
} from '../src';
import { aPartnerForm, anEditedProfile, aSimpleUnit } from '../src/testing/a-store';

const contexts = [platformPersistence, identityPersistence, storesPersistence];
export { TUESDAY };

/** Stands in for the orders context: open orders by store. */
class SomeOrders extends OpenOrders {
  readonly open = new Map<string, number>();
  of(_: unknown, storeId: string) {
    return Promise.resolve(this.open.get(storeId) ?? 0);
  }
}
/** Stands in for messaging, which the orders context asks. */
class SomePhones extends OptedOutPhones {
  readonly phones = new Set<string>();
  has(phone: string) {
    return Promise.resolve(this.phones.has(phone));
  }
}
/** Stands in for the subscriptions context, where the limits of smaller plans are tested. */
class LargestPlan extends StorePlans {
  of() {
    return Promise.resolve('pro-plan' as const);
  }
}
@Global()
@Module({
  providers: [
    { provide: Authenticator, useClass: BearerIsPerson },
    { provide: OpenOrders, useClass: SomeOrders },
    { provide: OptedOutPhones, useClass: SomePhones },
    { provide: StorePlans, useClass: LargestPlan },
    AccountExport,
    AccountHolds,
    AssignedStores,
    UserDirectory,
  ],
  exports: [
    Authenticator,
    AccountExport,
    AccountHolds,
    AssignedStores,
    OpenOrders,
    OptedOutPhones,
    StorePlans,
    UserDirectory,
  ],
})
class NeighboursModule {}

/** Starts every call of this context over HTTP, on a database of its own, with identity's tables beside it. */
export const storesApp = async (settings: Record<string, string> = {}) => {
  const database = await testDatabase(contexts);
  const config = testConfig(database.url, { PUBLIC_URL: 'https://app.smachot.example', ...settings });
  @Module({
    imports: [
      PlatformModule.with(config, contexts),
      HttpModule,
      NeighboursModule,
      StoresHttpModule,
      StoresJobsModule,
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  const clock = stopClock(app, TUESDAY);
  withoutRateLimits(app);

  const call = callerOf(app);
  const { source } = database;

  return {
    app,
    openOrders: app.get<SomeOrders>(OpenOrders).open,
    optedOut: app.get<SomePhones>(OptedOutPhones).phones,
    clock,
    source,
    call,
    config,
    commands: app.get(CommandBus),
    queries: app.get(QueryBus),
    get: app.get.bind(app),
    /** Creates an account. */
    person: (phone: string | null = null, name = ['נועה', 'ברק']) => anAccount(source, { phone, name }),
    async store(owner: string, form: Parameters<typeof aPartnerForm>[0] = {}): Promise<PartnerProfile> {
      const partnerUsername = `store-${newId().slice(-12)}`;
      const answer = await call<PartnerProfile>('POST', '/v1/partners', {
        as: owner,
        body: aPartnerForm({ partnerUsername, ...form }),
      });
      if (answer.status !== 201) throw new Error(answer.text);
      // open at all hours, as its owner could choose
      await source.query('update stores.stores set hours_chosen = true, always_open = true where id = $1', [
        answer.body.partnerId,
      ]);
      return answer.body;
    },
    async unit(owner: string, partner: string, form: PricingUnitForm = aSimpleUnit()): Promise<PricingUnit> {
      const answer = await call<PricingUnit>('POST', `/v1/partners/${partner}/pricing-units`, {
        as: owner,
        body: form,
      });
      if (answer.status !== 201) throw new Error(answer.text);
      return answer.body;
    },
    /** Creates a public store with one unit. */
    async publicStore(
      owner: string,
      form: Parameters<typeof aPartnerForm>[0] = {},
      unit: PricingUnitForm = aSimpleUnit(),
    ): Promise<{ store: PartnerProfile; unit: PricingUnit }> {
      const store = await this.store(owner, form);
      const sold = await this.unit(owner, store.partnerUsername, unit);
      const { partnerUsername: _, email: __, ...profile } = aPartnerForm(form);
      const answer = await call<PartnerProfile>('PUT', `/v1/partners/${store.partnerUsername}`, {
        as: owner,
        body: anEditedProfile(profile),
      });
      if (answer.status !== 200) throw new Error(answer.text);
      return { store: answer.body, unit: sold };
    },
    async close(): Promise<void> {
      await app.close();
      await database.drop();
    },
  };
};
export type StoresApp = Awaited<ReturnType<typeof storesApp>>;
