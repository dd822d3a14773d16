import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { AnswerOf, listCustomers, PartnerProfile, PlanId, readCustomer } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import {
  ConversationsHttpModule,
  conversationsPersistence,
  OrdersBetween,
} from '@smachot/server-conversations';
import {
  AccountExport,
  AccountHolds,
  AssignedStores,
  identityPersistence,
  UserDirectory,
} from '@smachot/server-identity';
import { CustomerOrdersModule, ordersPersistence } from '@smachot/server-orders';
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
  exported,
} from '@smachot/server-testing';
import { CustomersHttpModule, CustomersJobsModule, customersPersistence } from '../src';

const contexts = [
  ...[platformPersistence, identityPersistence, storesPersistence],
  ...[conversationsPersistence, ordersPersistence, customersPersistence],
];
/** The bearer of a super admin. */
export const ADMIN = 'ad000000-0000-7000-8000-000000000001';
class OneBearerIsAdmin extends BearerIsPerson {
  override async authenticate(bearer: string) {
    return { ...(await super.authenticate(bearer)), superAdmin: bearer === ADMIN };
  }
}
class NoActs extends AdminActs {
  record() {
    return Promise.resolve();
  }
}
class NoOrders extends OpenOrders {
  of() {
    return Promise.resolve(0);
  }
}
class NoneBetween extends OrdersBetween {
  of() {
    return Promise.resolve(new Set<string>());
  }
  sidesOf() {
    return Promise.resolve(undefined);
  }
}
class LargestPlan extends StorePlans {
  of() {
    return Promise.resolve<PlanId>('pro-plan');
  }
}
const neighbours = [AccountExport, AccountHolds, AssignedStores, UserDirectory];
@Global()
@Module({
  providers: [
    { provide: Authenticator, useClass: OneBearerIsAdmin },
    { provide: AdminActs, useClass: NoActs },
    { provide: OpenOrders, useClass: NoOrders },
    { provide: OrdersBetween, useClass: NoneBetween },
    { provide: StorePlans, useClass: LargestPlan },
    ...neighbours,
  ],
  exports: [Authenticator, AdminActs, OpenOrders, OrdersBetween, StorePlans, ...neighbours],
})
class NeighboursModule {}

type OrderChange = {
  id?: string;
  version?: number;
  status?: string;
  captured?: number;
  refunded?: number;
  placedAt?: Date;
};

/** Customers over HTTP on a database of their own, with stores, conversations and the table of orders beside them. */
export const customersApp = async () => {
  const database = await testDatabase(contexts);
  @Module({
    imports: [
      DiscoveryModule,
      PlatformModule.with(testConfig(database.url), contexts),
      HttpModule,
      NeighboursModule,
      StoresHttpModule,
      ConversationsHttpModule,
      CustomerOrdersModule,
      CustomersHttpModule,
      CustomersJobsModule,
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  const clock = stopClock(app, TUESDAY);
  withoutRateLimits(app);
  const { source } = database;
  const ask = callerOf(app);
  const jobs = new TestJobs(app, source);
  const call = <T = { code: string }>(method: string, url: string, asking: Asking = {}) =>
    ask<T>(method, url, { ...asking, ...(method === 'POST' ? { key: asking.key ?? newId() } : {}) });
  const person = (name = ['דנה', 'לוי']) => anAccount(source, { name });
  const path = ({ store }: { store: PartnerProfile }) => `/v1/partners/${store.partnerUsername}/customers`;
  type OfStore = { owner: string; store: PartnerProfile };
  return {
    source,
    clock,
    jobs,
    call,
    person,
    path,
    directory: app.get(UserDirectory),
    exported: (userId: string) => exported(app.get(AccountExport), userId),
    async store(): Promise<OfStore> {
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
      const opened = await ask<PartnerProfile>('POST', '/v1/partners', { as: owner, body });
      if (opened.status !== 201) throw new Error(opened.text);
      await source.query('update stores.stores set is_public = true where id = $1', [opened.body.partnerId]);
      return { owner, store: opened.body };
    },
    async member(storeId: string): Promise<string> {
      const id = await person(['עומר', 'פז']);
      await source.query(
        `insert into stores.crew (id, store_id, user_id, role, joined_at) values ($1, $2, $3, 'Member', now())`,
        [newId(), storeId, id],
      );
      return id;
    },
    /** Writes an order, or a later version of it. */
    async written(customerId: string, { store }: OfStore, change: OrderChange = {}): Promise<string> {
      const { version = 1, status = 'approved', captured = 0, refunded = 0 } = change;
      const { id = newId(), placedAt = clock.now() } = change;
      await source.query(
        `insert into orders.orders as o (id, code, store_id, store_username, store_phone, user_id, customer_first_name, customer_last_name,
           customer_phone, status, payment_status, price, captured, refunded, owed, summary, policy, starts_at, ends_at, created_at,
           timeline, customer_left, version)
         values ($1::uuid, $1::text, $2, 'x', '', $3, 'דנה', 'לוי', '+972521234567', $4, 'captured', 500000, $5, $6, 0,
           '{"pricingUnitName": "תפריט הבית"}', '[]', $7::timestamptz + interval '30 days', $7::timestamptz + interval '31 days', $7, '[]', false, $8)
         on conflict (id) do update set status = excluded.status, captured = excluded.captured, refunded = excluded.refunded, version = excluded.version`,
        [id, store.partnerId, customerId, status, captured, refunded, placedAt, version],
      );
      return id;
    },
    /** Writes an order, or a later version of it, and delivers its event. */
    async order(customerId: string, of: OfStore, change: OrderChange = {}): Promise<string> {
      const id = await this.written(customerId, of, change);
      await this.orderMoved(id);
      return id;
    },
    /** Delivers an event of each order at the same moment; the job reads the orders itself. */
    async orderMoved(...orderIds: string[]): Promise<void> {
      const counted = { revenue: 0, guests: 0, answerMinutes: null, version: 1, status: 'pending' };
      const days = { placedOn: '2027-04-06', eventOn: '2027-05-06' };
      for (const orderId of orderIds)
        await this.told('customers.note_order', { orderId, storeId: newId(), ...counted, ...days });
      await jobs.drain();
    },
    async told(job: string, payload: object): Promise<void> {
      await source.query('insert into platform.outbox (id, job, payload) values ($1, $2, $3)', [
        newId(),
        job,
        JSON.stringify(payload),
      ]);
    },
    async emit(job: string, payload: object): Promise<void> {
      await this.told(job, payload);
      await jobs.drain();
    },
    async write(customerId: string, { store }: OfStore): Promise<string> {
      const { body, status, text } = await call<{ threadId: string }>('POST', '/v1/conversations', {
        as: customerId,
        body: { store: store.partnerUsername, text: 'שלום' },
      });
      if (status !== 201) throw new Error(text);
      await jobs.drain();
      return body.threadId;
    },
    list: (of: OfStore, query: Record<string, string> = {}, as = of.owner) =>
      call<AnswerOf<typeof listCustomers>>('GET', `${path(of)}?${new URLSearchParams(query).toString()}`, {
        as,
      }),
    read: (of: OfStore, customerId: string, as = of.owner) =>
      call<AnswerOf<typeof readCustomer>>('GET', `${path(of)}/${customerId}`, { as }),
    async close(): Promise<void> {
      await app.close();
      await database.drop();
    },
  };
};
export type CustomersApp = Awaited<ReturnType<typeof customersApp>>;
