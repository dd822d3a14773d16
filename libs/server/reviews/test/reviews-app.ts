import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type {
  AnswerOf,
  listReviews,
  OwnReview,
  PartnerProfile,
  PricingUnit,
  PricingUnitId,
} from '@smachot/contracts';
import { DAY_MS, newId, wallTime } from '@smachot/kernel';
import {
  AccountExport,
  AccountHolds,
  AssignedStores,
  identityPersistence,
  UserDirectory,
} from '@smachot/server-identity';
import { ordersPersistence, OrdersToReviewModule } from '@smachot/server-orders';
import { rsvpPersistence, RsvpQuestionsModule } from '@smachot/server-rsvp';
import {
  AdminActs,
  Authenticator,
  GuestAuthenticator,
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
import { aUnit } from './a-unit';
import { moneyEvents } from './money-events';
import { ReviewsHttpModule, ReviewsJobsModule, reviewsPersistence } from '../src';

const contexts = [
  ...[platformPersistence, identityPersistence, storesPersistence, ordersPersistence],
  rsvpPersistence,
  reviewsPersistence,
];
export { TUESDAY };

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
/** Takes `{eventId}:{rsvpId}` as the guest: tokens are tested in rsvp. */
class TokenIsGuest extends GuestAuthenticator {
  authenticate(token: string) {
    const [eventId = '', rsvpId = ''] = token.split(':');
    return Promise.resolve({ kind: 'guest' as const, eventId, rsvpId });
  }
}
const neighbours = [AccountExport, AccountHolds, AssignedStores, UserDirectory];
@Global()
@Module({
  providers: [
    { provide: Authenticator, useClass: OneBearerIsAdmin },
    { provide: AdminActs, useClass: NoActs },
    { provide: GuestAuthenticator, useClass: TokenIsGuest },
    { provide: OpenOrders, useClass: NoOrders },
    { provide: StorePlans, useClass: LargestPlan },
    ...neighbours,
  ],
  exports: [Authenticator, AdminActs, GuestAuthenticator, OpenOrders, StorePlans, ...neighbours],
})
class NeighboursModule {}

type OrderChange = { status?: string; captured?: number; refunded?: number; endedDaysAgo?: number };
type ReviewChange = { rating?: number; text?: string; aspects?: object };
export type AStore = { owner: string; store: PartnerProfile; units: PricingUnit[] };
export type Written = OwnReview & { code: string; fields?: Record<string, string> };
export const NO_ASPECTS = { quality: null, service: null, punctuality: null, value: null };

/** Reviews over HTTP on a database of their own, with stores beside them and rows of orders; jobs and ticks run when a test runs them. */
export const reviewsApp = async () => {
  const database = await testDatabase(contexts);
  @Module({
    imports: [
      DiscoveryModule,
      PlatformModule.with(testConfig(database.url), contexts, 12),
      HttpModule,
      NeighboursModule,
      StoresHttpModule,
      StoresJobsModule,
      OrdersToReviewModule,
      RsvpQuestionsModule,
      ReviewsHttpModule,
      ReviewsJobsModule,
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  const clock = stopClock(app, TUESDAY);
  withoutRateLimits(app);
  const { source } = database;
  const call = callerOf(app);
  const jobs = new TestJobs(app, source);
  const person = (name = ['דנה', 'לוי']) => anAccount(source, { name });
  const taken = async <T>(asked: Promise<{ status: number; text: string; body: T }>): Promise<T> => {
    const answer = await asked;
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.body;
  };
  return {
    app,
    clock,
    source,
    call,
    jobs,
    person,
    ...moneyEvents({ source, clock, jobs }),
    exported: (userId: string) => exported(app.get(AccountExport), userId),
    /** A public store with so many units. */
    async store(units = 1): Promise<AStore> {
      const owner = await person(['ג׳ולי', 'כהן']);
      const body = {
        partnerUsername: `store-${newId().slice(-12)}`,
        businessName: 'המטבח של סבתא ג׳ולי',
        ...{ categories: ['catering'], isMobile: false, businessCity: 'חיפה', businessPhone: '0502345678' },
        businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
      };
      const store = await taken(call<PartnerProfile>('POST', '/v1/partners', { as: owner, body }));
      await source.query('update stores.stores set is_public = true where id = $1', [store.partnerId]);
      const sold: PricingUnit[] = [];
      const path = `/v1/partners/${store.partnerUsername}/pricing-units`;
      for (let number = 0; number < units; number++)
        sold.push(await taken(call('POST', path, { as: owner, body: aUnit(`ארוחה ${number}`) })));
      return { owner, store, units: sold };
    },
    /** An order of a unit, done and paid unless told otherwise; the celebration was yesterday. */
    async order(
      customer: string,
      { store, units }: AStore,
      change: OrderChange = {},
      unit = units[0]!,
    ): Promise<string> {
      const { status = 'done', captured = 10_000, refunded = 0, endedDaysAgo = 1 } = change;
      const orderId = newId();
      const endsAt = new Date(clock.now().getTime() - endedDaysAgo * DAY_MS);
      await source.query(
        `insert into orders.orders (id, code, store_id, store_username, store_phone, user_id, customer_first_name, customer_last_name,
           customer_phone, status, payment_status, price, captured, refunded, owed, summary, policy, starts_at, ends_at,
           created_at, timeline, customer_left, follows, version)
         values ($1::uuid, $1::text, $2, 'x', '+972502345678', $3, '', '', '', $4, 'captured', 10000, $5, $6, 0, $7, '[]', $8, $8,
           $8, '[]', false, false, 1)`,
        [
          ...[orderId, store.partnerId, customer, status, captured, refunded],
          JSON.stringify({ pricingUnitId: unit.pricingUnitId, pricingUnitName: unit.name }),
          endsAt,
        ],
      );
      return orderId;
    },
    write: (
      as: string,
      orderId: string,
      { rating = 5, text = 'היה טעים מאוד', aspects = NO_ASPECTS }: ReviewChange = {},
    ) => call<Written>('POST', '/v1/reviews', { as, body: { orderId, rating, aspects, text } }),
    /** A review by a new customer. */
    async review(
      at: AStore,
      change: ReviewChange = {},
      unit = at.units[0]!,
    ): Promise<{ customer: string; review: Written }> {
      const customer = await person();
      const orderId = await this.order(customer, at, {}, unit);
      return { customer, review: await taken(this.write(customer, orderId, change)) };
    },
    async shown({ store }: AStore, pricingUnitId?: PricingUnitId) {
      const query = pricingUnitId ? `?pricingUnitId=${pricingUnitId}` : '';
      return taken(
        call<AnswerOf<typeof listReviews>>('GET', `/v1/partners/${store.partnerUsername}/reviews${query}`),
      );
    },
    profile: ({ store }: AStore) =>
      taken(call<PartnerProfile>('GET', `/v1/partners/${store.partnerUsername}`)),
    async upload(as: string, reviewId: string, bytes?: Buffer) {
      const image =
        bytes ??
        (await sharp({ create: { width: 600, height: 400, channels: 3, background: '#a4508b' } })
          .withExif({ IFD0: { Artist: 'ZEHAVIT' } })
          .jpeg()
          .toBuffer());
      const head =
        '--b0undary\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
      return call<Written>('POST', `/v1/reviews/${reviewId}/pictures`, {
        as,
        payload: Buffer.concat([Buffer.from(head), image, Buffer.from('\r\n--b0undary--\r\n')]),
        type: 'multipart/form-data; boundary=b0undary',
      });
    },
    /** The kinds of the notifications a person was sent so far. */
    async told(userId: string): Promise<string[]> {
      const rows: { kind: string }[] = await source.query(
        `select payload->>'kind' as kind from platform.outbox where job = 'notifications.deliver' and payload->>'userId' = $1 order by id`,
        [userId],
      );
      return rows.map(({ kind }) => kind);
    },
    /** The outbox delivers that an order is done. */
    done: (orderId: string, storeId: string) =>
      source.query(`insert into platform.outbox (id, job, payload) values ($1, 'reviews.note_done', $2)`, [
        newId(),
        JSON.stringify({
          ...{ orderId, storeId, version: 2, status: 'done', placedOn: '2027-01-01' },
          ...{ eventOn: wallTime(clock.now()).day, revenue: 1, guests: 1, answerMinutes: null },
        }),
      ]),
    /** An event of the outbox that came late, or twice. */
    rated: (payload: object) =>
      source.query(`insert into platform.outbox (id, job, payload) values ($1, 'stores.note_rating', $2)`, [
        newId(),
        JSON.stringify(payload),
      ]),
    async close(): Promise<void> {
      await app.close();
      await database.drop();
    },
  };
};
export type ReviewsApp = Awaited<ReturnType<typeof reviewsApp>>;
