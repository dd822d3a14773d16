import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { QueryBus } from '@nestjs/cqrs';
import type {
  AnswerOf,
  BankDetails,
  BankDocument,
  PartnerProfile,
  PlanId,
  readBankDocument,
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
  type AdminAct,
  AdminActs,
  Authenticator,
  HttpModule,
  type Mail,
  Mailer,
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
} from '@smachot/server-testing';
import {
  MissingPapers,
  VerificationHttpModule,
  VerificationJobsModule,
  verificationPersistence,
} from '../src';
import { DocumentPreviews } from '../src/services/document-previews';

const contexts = [platformPersistence, identityPersistence, storesPersistence, verificationPersistence];

/** The moment so long after the tests' own. */
export const after = (ms: number) => new Date(TUESDAY.getTime() + ms);

/** Bearers that are super admins' begin so. */
const ADMINS = 'ad000000-0000-7000-8000-0000000000';
export const [ADMIN, OTHER_ADMIN] = [`${ADMINS}01`, `${ADMINS}02`];
class SomeBearersAreAdmins extends BearerIsPerson {
  override async authenticate(bearer: string) {
    return { ...(await super.authenticate(bearer)), superAdmin: bearer.startsWith(ADMINS) };
  }
}
class RememberedActs extends AdminActs {
  readonly acts: AdminAct[] = [];
  record(act: AdminAct) {
    this.acts.push(act);
    return Promise.resolve();
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
    { provide: Authenticator, useClass: SomeBearersAreAdmins },
    { provide: AdminActs, useClass: RememberedActs },
    { provide: OpenOrders, useClass: NoOrders },
    { provide: StorePlans, useClass: LargestPlan },
    ...neighbours,
  ],
  exports: [Authenticator, AdminActs, OpenOrders, StorePlans, ...neighbours],
})
class NeighboursModule {}

export const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n',
);
export const ACCOUNT = { bankNumber: '12', branchNumber: '634', accountNumber: '471840512' };

/**
 * Starts every call of this context over HTTP on a database of its own, with stores beside it; jobs run when a test runs them.
 * `previews`: whether documents are drawn, which takes a process for each.
 */
export const verificationApp = async ({ previews = true } = {}) => {
  const database = await testDatabase(contexts);
  const config = testConfig(database.url, { PUBLIC_URL: 'https://app.smachot.example' });
  @Module({
    imports: [
      ...[DiscoveryModule, PlatformModule.with(config, contexts), HttpModule, NeighboursModule],
      ...[StoresHttpModule, StoresJobsModule, VerificationHttpModule, VerificationJobsModule],
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  const clock = stopClock(app, TUESDAY);
  withoutRateLimits(app);
  if (!previews)
    app.get(DocumentPreviews).draw = () =>
      Promise.resolve({ previewState: 'failed', previewKeys: [], pages: null });
  const { source } = database;
  const call = callerOf(app);
  const jobs = new TestJobs(app, source);
  const mails: Mail[] = [];
  app.get(Mailer).send = (mail) => {
    mails.push(mail);
    return Promise.resolve('accepted');
  };
  for (const id of [ADMIN, OTHER_ADMIN])
    await source.query(
      `insert into identity.users (id, username, first_name, last_name, language, groups, terms_accepted_at)
       values ($1::uuid, $1::text, 'דוד', 'שגיא', 'he', '{super-admin}', now())`,
      [id],
    );
  const upload = (as: string, bytes: Buffer = PDF, name = 'letter.pdf') => {
    const head = `--b0undary\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
    return call<BankDocument & { code: string }>('POST', '/v1/documents/upload', {
      as,
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b0undary--\r\n')]),
      type: 'multipart/form-data; boundary=b0undary',
    });
  };
  return {
    app,
    source,
    config,
    clock,
    call,
    jobs,
    mails,
    upload,
    missing: (storeId: string) => app.get(QueryBus).execute(new MissingPapers(storeId)),
    acts: app.get<RememberedActs>(AdminActs).acts,
    person: () => anAccount(source),
    /** A store with its owner, and an e-mail address that was verified. */
    async store(email = `shop-${newId().slice(-8)}@shop.example`) {
      const owner = await anAccount(source, { name: ['ג׳ולי', 'אוחנה'] });
      const body = {
        partnerUsername: `store-${newId().slice(-12)}`,
        businessName: 'השולחן של סבתא ג׳ולי',
        categories: ['catering'],
        isMobile: false,
        businessCity: 'חיפה',
        businessPhone: '0502345678',
        businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
      };
      const opened = await call<PartnerProfile>('POST', '/v1/partners', { as: owner, body });
      if (opened.status !== 201) throw new Error(opened.text);
      const { partnerId, partnerUsername } = opened.body;
      await source.query('update stores.stores set email = $2, email_verified_at = now() where id = $1', [
        partnerId,
        email,
      ]);
      return { owner, partnerId, partnerUsername, email };
    },
    /** Bank details that were just submitted. */
    async submitted(given: object = {}) {
      const store = await this.store();
      const { documentId } = (await upload(store.owner)).body;
      const body = { ...ACCOUNT, documentId, ...given };
      const path = `/v1/bank-details/partner/${store.partnerId}`;
      const answer = await call<BankDetails>('POST', path, { as: store.owner, body });
      if (answer.status !== 201) throw new Error(answer.text);
      return { ...store, documentId, details: answer.body };
    },
    decide: (id: string, decision: Record<string, string>, as = ADMIN) =>
      call<BankDetails & { code: string; fields?: object }>(
        'PUT',
        `/admin/api/bank-details/${id}/verify?${new URLSearchParams(decision).toString()}`,
        { as },
      ),
    edit: (as: string, id: string, body: object) =>
      call<BankDetails & { code: string }>('PUT', `/v1/bank-details/${id}`, { as, body }),
    addresses: async (id: string) =>
      (
        await call<AnswerOf<typeof readBankDocument>>('GET', `/admin/api/bank-details/${id}/document`, {
          as: ADMIN,
        })
      ).body,
    /** Payloads of an event's job so far, those about `text` only. */
    async told(job: string, text: string): Promise<Record<string, unknown>[]> {
      const rows: { payload: Record<string, unknown> }[] = await source.query(
        `select payload from platform.outbox where job = $1 and payload::text like '%' || $2 || '%' order by id`,
        [job, text],
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
export type VerificationApp = Awaited<ReturnType<typeof verificationApp>>;
