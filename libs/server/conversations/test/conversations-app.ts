import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { PartnerProfile, Thread, ThreadMessage } from '@smachot/contracts';
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
import {
  OpenOrders,
  StorePlans,
  StoresHttpModule,
  StoresJobsModule,
  storesPersistence,
} from '@smachot/server-stores';
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
import sharp from 'sharp';
import {
  ConversationsHttpModule,
  ConversationsJobsModule,
  conversationsPersistence,
  OrdersBetween,
  type Pair,
} from '../src';

const contexts = [platformPersistence, identityPersistence, storesPersistence, conversationsPersistence];
export { TUESDAY };

/** Stands in for the orders context. */
export class SomeOrders extends OrdersBetween {
  readonly pairs = new Set<string>();
  readonly sides = new Map<string, Pair>();
  of(pairs: Pair[]) {
    return Promise.resolve(new Set(pairs.map(OrdersBetween.key).filter((key) => this.pairs.has(key))));
  }
  sidesOf(orderId: string) {
    return Promise.resolve(this.sides.get(orderId));
  }
}
class NoOrders extends OpenOrders {
  of() {
    return Promise.resolve(0);
  }
}
class LargestPlan extends StorePlans {
  of() {
    return Promise.resolve('pro-plan' as const);
  }
}
/** A bearer that begins so is a super admin's. */
export const ADMIN = 'ad000000-0000-7000-8000-000000000001';
class SomeBearerIsAdmin extends BearerIsPerson {
  override async authenticate(bearer: string) {
    return { ...(await super.authenticate(bearer)), superAdmin: bearer === ADMIN };
  }
}
class NoActs extends AdminActs {
  record() {
    return Promise.resolve();
  }
}
const neighbours = [AccountExport, AccountHolds, AssignedStores, UserDirectory];
@Global()
@Module({
  providers: [
    { provide: Authenticator, useClass: SomeBearerIsAdmin },
    { provide: AdminActs, useClass: NoActs },
    { provide: OrdersBetween, useClass: SomeOrders },
    { provide: OpenOrders, useClass: NoOrders },
    { provide: StorePlans, useClass: LargestPlan },
    ...neighbours,
  ],
  exports: [Authenticator, AdminActs, OrdersBetween, OpenOrders, StorePlans, ...neighbours],
})
class NeighboursModule {}

export type SentNotification = {
  userId: string;
  kind: string;
  href: string;
  values: Record<string, unknown>;
};

/** Starts every call of this context over HTTP on a database of its own, with stores beside it; jobs run when a test runs them. */
export const conversationsApp = async () => {
  const database = await testDatabase(contexts);
  const config = testConfig(database.url, { PUBLIC_URL: 'https://app.smachot.example' });
  @Module({
    imports: [
      DiscoveryModule,
      PlatformModule.with(config, contexts),
      HttpModule,
      NeighboursModule,
      StoresHttpModule,
      StoresJobsModule,
      ConversationsHttpModule,
      ConversationsJobsModule,
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  const clock = stopClock(app, TUESDAY);
  withoutRateLimits(app);
  const { source } = database;
  const ask = callerOf(app);
  const jobs = new TestJobs(app, source);
  const orders = app.get<SomeOrders>(OrdersBetween);
  /** Each request has a key of its own, unless one is given. */
  const call = <T = { code: string }>(method: string, url: string, asking: Asking = {}) =>
    ask<T>(method, url, { ...asking, ...(method === 'POST' ? { key: asking.key ?? newId() } : {}) });

  const person = (name = ['דנה', 'לוי']) => anAccount(source, { name });
  return {
    app,
    clock,
    source,
    config,
    call,
    jobs,
    person,
    exported: (userId: string) => exported(app.get(AccountExport), userId),
    /** Creates a public store, or a hidden one. */
    async store(isPublic = true): Promise<{ owner: string; store: PartnerProfile }> {
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
      await source.query('update stores.stores set is_public = $2 where id = $1', [
        opened.body.partnerId,
        isPublic,
      ]);
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
    /** Adds an order between the two. */
    order(customerId: string, storeId: string): string {
      const orderId = newId();
      orders.pairs.add(OrdersBetween.key({ customerId, storeId }));
      orders.sides.set(orderId, { customerId, storeId });
      return orderId;
    },
    start: (as: string, store: string, text: string, more: { key?: string; pricingUnitId?: string } = {}) => {
      const { key, ...body } = more;
      return call<{ threadId: string; message: ThreadMessage; code: string }>('POST', '/v1/conversations', {
        as,
        key,
        body: { store, text, ...body },
      });
    },
    write: (as: string, threadId: string, text: string, key?: string) =>
      call<ThreadMessage & { code: string }>('POST', `/v1/conversations/${threadId}/messages`, {
        as,
        key,
        body: { text },
      }),
    read: (as: string, threadId: string, query = '') =>
      call<Thread>('GET', `/v1/conversations/${threadId}${query}`, { as }),
    seen: (as: string, threadId: string, upTo: number) =>
      call('POST', `/v1/conversations/${threadId}/read`, { as, body: { upTo } }),
    async upload(as: string, threadId: string, key?: string) {
      // with its author in the file's metadata
      const image = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a4508b' } })
        .withExif({ IFD0: { Artist: 'ZEHAVIT' } })
        .jpeg()
        .toBuffer();
      return this.uploadBytes(as, threadId, image, key);
    },
    uploadBytes(as: string, threadId: string, bytes: Buffer, key?: string) {
      const head =
        '--b0undary\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
      return call<ThreadMessage & { code: string }>('POST', `/v1/conversations/${threadId}/pictures`, {
        as,
        key,
        payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b0undary--\r\n')]),
        type: 'multipart/form-data; boundary=b0undary',
      });
    },
    /** Notifications a person was sent so far, in order. */
    async told(userId: string): Promise<SentNotification[]> {
      const rows: { payload: SentNotification }[] = await source.query(
        `select payload from platform.outbox where job = 'notifications.deliver' and payload->>'userId' = $1 order by id`,
        [userId],
      );
      return rows.map(({ payload }) => payload);
    },
    async tick(at: Date): Promise<void> {
      clock.moveTo(at);
      await jobs.tick(at);
    },
    async close(): Promise<void> {
      await app.close();
      await database.drop();
    },
  };
};
export type ConversationsApp = Awaited<ReturnType<typeof conversationsApp>>;
