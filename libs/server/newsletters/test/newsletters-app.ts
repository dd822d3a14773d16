import { Global, Injectable, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Newsletter, PlanId, StoreId } from '@smachot/contracts';
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
  type Mail,
  Mailer,
  PlatformModule,
  platformPersistence,
} from '@smachot/server-platform';
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
  exported,
} from '@smachot/server-testing';
import { NewslettersHttpModule, NewslettersJobsModule, newslettersPersistence } from '../src';
import { CONSENT_VERSION } from '../src/texts/consent-text';

const contexts = [platformPersistence, identityPersistence, storesPersistence, newslettersPersistence];
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
    { provide: Authenticator, useClass: OneBearerIsAdmin },
    { provide: AdminActs, useClass: NoActs },
    { provide: OpenOrders, useClass: NoOrders },
    { provide: StorePlans, useClass: SomePlans },
    ...neighbours,
  ],
  exports: [Authenticator, AdminActs, OpenOrders, StorePlans, ...neighbours],
})
class NeighboursModule {}

export type Shop = { owner: string; storeId: StoreId; path: string };

/** Newsletters over HTTP on their own database, with stores beside them; mails are kept in `mails`, ticks run when a test runs them. */
export const newslettersApp = async () => {
  const database = await testDatabase(contexts);
  @Module({
    imports: [
      DiscoveryModule,
      PlatformModule.with(testConfig(database.url), contexts, 12),
      HttpModule,
      NeighboursModule,
      StoresHttpModule,
      NewslettersHttpModule,
      NewslettersJobsModule,
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  const clock = stopClock(app, TUESDAY);
  withoutRateLimits(app);
  const { source } = database;
  const ask = callerOf(app);
  const jobs = new TestJobs(app, source);
  const mails: Mail[] = [];
  app.get(Mailer).send = (mail) => {
    mails.push(mail);
    return Promise.resolve('accepted');
  };
  const call = <T = { code: string }>(method: string, url: string, as?: string, body?: object) =>
    ask<T>(method, url, {
      ...(as ? { as } : {}),
      ...(body ? { body } : {}),
      ...(method === 'POST' ? { key: newId() } : {}),
    });
  const person = async (): Promise<string> => {
    const id = await anAccount(source);
    await source.query(`update identity.users set email = $2, email_verified_at = now() where id = $1`, [
      id,
      `${id}@people.example`,
    ]);
    return id;
  };
  return {
    ...{ source, clock, jobs, call, person, mails },
    exported: (userId: string) => exported(app.get(AccountExport), userId),
    choosePlan: (storeId: StoreId, planId: PlanId) =>
      app.get<StorePlans, SomePlans>(StorePlans).chosen.set(storeId, planId),
    /** A public store with an owner. */
    async store(): Promise<Shop> {
      const owner = await person();
      const body = {
        ...{
          partnerUsername: `store-${newId().slice(-12)}`,
          businessName: 'המטבח',
          categories: ['catering'],
        },
        ...{ isMobile: false, businessCity: 'חיפה', businessPhone: '+972502345678' },
        businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
      };
      const opened = await ask<{ partnerId: StoreId }>('POST', '/v1/partners', { as: owner, body });
      if (opened.status !== 201) throw new Error(opened.text);
      const { partnerId: storeId } = opened.body;
      await source.query('update stores.stores set is_public = true where id = $1', [storeId]);
      return { owner, storeId, path: `/v1/partners/${storeId}` };
    },
    /** A person who agrees to the store's advertising. */
    async subscriber({ path }: Shop): Promise<string> {
      const id = await person();
      const form = { place: 'store_page', textVersion: CONSENT_VERSION, agreed: true };
      const { status, text } = await call('POST', `${path}/updates`, id, form);
      if (status !== 200) throw new Error(text);
      return id;
    },
    /** Copies the rows of a table that have this value, with other values in some columns. */
    async repeat(
      table: string,
      of: Record<string, string>,
      count: number,
      change: object = {},
    ): Promise<void> {
      const [[column, value]] = Object.entries(of) as [[string, string]];
      await source.query(
        `insert into newsletters.${table} select (jsonb_populate_record(r, $2::jsonb || jsonb_build_object('id', gen_random_uuid()))).*
         from newsletters.${table} r, generate_series(1, ${count}) where r.${column} = $1`,
        [value, JSON.stringify(change)],
      );
    },
    async draft({ path, owner }: Shop): Promise<Newsletter> {
      const text = { subject: 'אביב', body: '## חדש\n\n[לתפריט](/partner/x) <b>' };
      const made = await call<Newsletter>('POST', `${path}/newsletters`, owner, text);
      if (made.status !== 201) throw new Error(made.text);
      return made.body;
    },
    schedule: ({ path, owner }: Shop, { newsletterId, version }: Newsletter, sendAt: string | null = null) =>
      call<Newsletter & { code: string }>('POST', `${path}/newsletters/${newsletterId}/schedule`, owner, {
        sendAt,
        version,
      }),
    move: ({ path, owner }: Shop, { newsletterId }: Newsletter, move: string) =>
      call<Newsletter & { code: string }>('POST', `${path}/newsletters/${newsletterId}/moves`, owner, {
        move,
      }),
    read: async ({ path, owner }: Shop, { newsletterId }: Newsletter): Promise<Newsletter> =>
      (await call<Newsletter>('GET', `${path}/newsletters/${newsletterId}`, owner)).body,
    /** A mail program posts its form, as RFC 8058 says. */
    async oneClick(url: string): Promise<number> {
      const answer = await app.inject({
        method: 'POST',
        url: new URL(url).pathname,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      return answer.statusCode;
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
export type NewslettersApp = Awaited<ReturnType<typeof newslettersApp>>;
