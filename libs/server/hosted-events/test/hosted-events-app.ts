import { Global, Injectable, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { QueryBus } from '@nestjs/cqrs';
import type {
  AnswerOf,
  HostedEvent,
  listPublicEvents,
  OwnRegistration,
  PartnerProfile,
  PlanId,
  StoreId,
  UserId,
} from '@smachot/contracts';
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
  ReadModel,
} from '@smachot/server-platform';
import { CouponsHttpModule, couponsPersistence } from '@smachot/server-coupons';
import { notificationsPersistence } from '@smachot/server-notifications';
import { CommissionRatesModule, ordersPersistence } from '@smachot/server-orders';
import {
  ChargedOrdersPort,
  PaymentsHttpModule,
  PaymentsJobsModule,
  paymentsPersistence,
} from '@smachot/server-payments';
import {
  CrewRoleOf,
  OpenOrders,
  StoreContacts,
  StorePlans,
  StoresHttpModule,
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
  testWebFolder,
  withoutRateLimits,
} from '@smachot/server-testing';
import { HostedEventsHttpModule, HostedEventsJobsModule, hostedEventsPersistence } from '../src';
import { anEventForm } from '../src/testing/an-event';

const contexts = [
  ...[platformPersistence, identityPersistence, storesPersistence, paymentsPersistence],
  ...[couponsPersistence, ordersPersistence, notificationsPersistence, hostedEventsPersistence],
];
export const NOW = new Date('2027-05-04T08:00:00.000Z');

class NoActs extends AdminActs {
  record() {
    return Promise.resolve();
  }
}
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
/** There are no orders here, but payments asks orders who owns a store. */
@Injectable()
class OwnersOfStores extends ChargedOrdersPort {
  constructor(private readonly queries: QueryBus) {
    super();
  }
  ofPayment() {
    return Promise.resolve(undefined);
  }
  async store(storeId: StoreId) {
    return (await this.queries.execute(new StoreContacts([storeId]))).get(storeId);
  }
  async isOwner(storeId: StoreId, userId: UserId) {
    return (await this.queries.execute(new CrewRoleOf(storeId, userId)))?.role === 'Owner';
  }
}
const neighbours = [AccountExport, AccountHolds, AssignedStores, UserDirectory];
@Global()
@Module({
  providers: [
    { provide: Authenticator, useClass: OneBearerIsAdmin },
    { provide: AdminActs, useClass: NoActs },
    { provide: ChargedOrdersPort, useClass: OwnersOfStores },
    { provide: OpenOrders, useClass: NoOrders },
    { provide: StorePlans, useClass: LargestPlan },
    ...neighbours,
  ],
  exports: [Authenticator, AdminActs, ChargedOrdersPort, OpenOrders, StorePlans, ...neighbours],
})
class NeighboursModule {}

export type Page = AnswerOf<typeof listPublicEvents>;
type Given = {
  slug: string;
  start: string;
  end?: string;
  category?: string;
  visibility?: string;
  address?: string | null;
  coverPhoto?: object | null;
};
export type Refused = { code: string; fields?: Record<string, string> };

/** Every call of this context over HTTP, on a database of its own, with stores beside it, at noon of a day in May. */
export const hostedEventsApp = async (settings: Record<string, string> = {}) => {
  const database = await testDatabase(contexts);
  const web = testWebFolder();
  const config = testConfig(database.url, {
    WEB_DIR: web.folder,
    PUBLIC_URL: 'https://app.smachot.example',
    ...settings,
  });
  @Module({
    imports: [
      ...[DiscoveryModule, PlatformModule.with(config, contexts, 20), HttpModule, NeighboursModule],
      ...[StoresHttpModule, HostedEventsHttpModule, HostedEventsJobsModule, CommissionRatesModule],
      ...[PaymentsHttpModule, PaymentsJobsModule, CouponsHttpModule],
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  const clock = stopClock(app, NOW);
  withoutRateLimits(app);
  const { source } = database;
  const ask = callerOf(app);
  const jobs = new TestJobs(app, source);
  const call = <T = Page>(url: string) => ask<T>('GET', url);
  const person = (name = ['דנה', 'לוי']) => anAccount(source, { name });

  return {
    source,
    app,
    call,
    ask,
    clock,
    jobs,
    person,
    get: app.get.bind(app),
    read: app.get(ReadModel),
    /** Answers the slugs of a page. */
    async slugs(query = ''): Promise<string[]> {
      return (await call(`/v1/events/public${query}`)).body.events.map(({ slug }) => slug);
    },
    /** Opens an event over HTTP. */
    async hosted(as: string, change: object = {}): Promise<HostedEvent> {
      const body = { ...anEventForm(), ...change };
      const made = await ask<{ data: HostedEvent; status: number }>('POST', '/v1/events/host/', {
        ...{ as, body, key: newId() },
      });
      if (made.status !== 201) throw new Error(made.text);
      return made.body.data;
    },
    /** Opens the address of a printed code; answers where it leads. */
    async follow(url: string, userAgent: string): Promise<string | undefined> {
      const answer = await app.inject({ method: 'GET', url, headers: { 'user-agent': userAgent } });
      return answer.headers.location;
    },
    register: (as: string, slug: string, body: object = {}, key: string = newId()) =>
      ask<OwnRegistration & Refused>('POST', `/v1/events/public/${encodeURIComponent(slug)}/registrations`, {
        as,
        body,
        key,
      }),
    decide: (as: string, eventId: string, registrationId: string, move: string) =>
      ask<OwnRegistration & Refused>(
        'POST',
        `/v1/events/host/${eventId}/registrations/${registrationId}/decision`,
        { as, body: { move } },
      ),
    /** Kinds of notices to a person so far. `urgent`: only those that also go by SMS. */
    async notices(userId: string, { urgent = false } = {}): Promise<string[]> {
      const rows: { kind: string }[] = await source.query(
        `select payload->>'kind' as kind from platform.outbox where job = 'notifications.deliver' and payload->>'userId' = $1
           and (not $2 or (payload->>'urgent')::boolean) order by id`,
        [userId, urgent],
      );
      return rows.map(({ kind }) => kind);
    },
    /** A public store. */
    async store() {
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
      const { partnerId, partnerUsername } = opened.body;
      await source.query('update stores.stores set is_public = true where id = $1', [partnerId]);
      const member = await person(['עומר', 'פז']);
      await source.query(
        `insert into stores.crew (id, store_id, user_id, role, joined_at) values ($1, $2, $3, 'Member', now())`,
        [newId(), partnerId, member],
      );
      return { owner, member, partnerId, partnerUsername };
    },
    /** A sample event. @returns its id */
    async event({ slug, start, end, category, visibility, address, coverPhoto }: Given): Promise<string> {
      const id = newId();
      await source.query(
        `insert into hosted_events.events (id, slug, visibility, type, category, language, title, description,
           start_datetime, end_datetime, location_type, location, address, geocode, cover_photo, created_at, meeting_url, chat_group_url,
           registration_options, taken, questions, version)
         values ($1, $2, $3, 'meetup', $4, 'he', 'ערב היכרות', 'נפגשים, מדברים', $5, $6, 'in-person', 'הסטודיו', $7, null, $8, now(), '', '',
           $9, 0, '[]', 1)`,
        [
          ...[id, slug, visibility ?? 'public', category ?? 'networking', start, end ?? start],
          ...[address === undefined ? 'דיזנגוף 50, תל אביב' : address, coverPhoto ?? null],
          anEventForm().registrationOptions,
        ],
      );
      return id;
    },
    async registration(eventId: string, status: string, participants = 1): Promise<void> {
      await source.query(
        `insert into hosted_events.registrations (id, event_id, status, participants, created_at, waitlisted, special_requests, answers, pending_since)
         values ($1, $2, $3, $4, now(), false, '', '[]', now())`,
        [newId(), eventId, status, participants],
      );
    },
    async close(): Promise<void> {
      await app.close();
      web.remove();
      await database.drop();
    },
  };
};
export type HostedEventsApp = Awaited<ReturnType<typeof hostedEventsApp>>;
