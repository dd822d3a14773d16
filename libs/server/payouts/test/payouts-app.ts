import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type {
  AnswerOf,
  EventName,
  EventPayload,
  listExcludedStores,
  PartnerProfile,
  PayoutBatch,
  PlanId,
  readPayoutBatch,
  StoreBalance,
} from '@smachot/contracts';
import { atWallTime, newId } from '@smachot/kernel';
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
  Secrets,
  UnitOfWork,
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
  RememberedActs,
  startTestApp,
  stopClock,
  testConfig,
  testDatabase,
  TestJobs,
  withoutRateLimits,
} from '@smachot/server-testing';
import { VerificationModule, verificationPersistence } from '@smachot/server-verification';
import { PayoutsHttpModule, PayoutsJobsModule, payoutsPersistence } from '../src';

const contexts = [
  ...[platformPersistence, identityPersistence, storesPersistence],
  ...[verificationPersistence, payoutsPersistence],
];
export const ACCOUNT = '471840512';
export const ADMIN = 'ad000000-0000-7000-8000-000000000001';
class SomeBearersAreAdmins extends BearerIsPerson {
  override async authenticate(bearer: string) {
    return { ...(await super.authenticate(bearer)), superAdmin: bearer === ADMIN };
  }
}
class NoOrders extends OpenOrders {
  of() {
    return Promise.resolve(0);
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
    { provide: Authenticator, useClass: SomeBearersAreAdmins },
    { provide: AdminActs, useClass: RememberedActs },
    { provide: OpenOrders, useClass: NoOrders },
    { provide: StorePlans, useClass: LargestPlan },
    ...neighbours,
  ],
  exports: [Authenticator, AdminActs, OpenOrders, StorePlans, ...neighbours],
})
class NeighboursModule {}

export type Shop = { owner: string; storeId: string; partner: string };
type Money = EventPayload<'orders.money_moved'>;
type Status = 'in_process' | 'verified' | 'rejected';
export const reason = 'התשלומים של השבוע';
const batches = '/admin/api/payouts/batches';

/** Payouts over HTTP on a database of their own, with stores and verification beside them; jobs and ticks run when a test runs them. */
export const payoutsApp = async () => {
  const database = await testDatabase(contexts);
  const config = testConfig(database.url, { PUBLIC_URL: 'https://app.smachot.example' });
  @Module({
    imports: [
      ...[DiscoveryModule, PlatformModule.with(config, contexts), HttpModule, NeighboursModule],
      ...[StoresHttpModule, StoresJobsModule, VerificationModule],
      ...[PayoutsHttpModule, PayoutsJobsModule],
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  const clock = stopClock(app, atWallTime('2031-06-10', '12:00'));
  withoutRateLimits(app);
  const { source } = database;
  const call = callerOf(app);
  const jobs = new TestJobs(app, source);
  const work = app.get(UnitOfWork);
  const secrets = app.get(Secrets);
  await anAccount(source);

  const emit = async <E extends EventName>(event: E, payload: EventPayload<E>): Promise<void> => {
    await work.run((tx) => Promise.resolve(tx.emit(event, payload)));
  };
  const admin = <T>(method: string, path: string, body?: object) =>
    call<T & { code?: string }>(method, `${batches}${path}`, { as: ADMIN, ...(body ? { body } : {}) });

  return {
    app,
    source,
    clock,
    call,
    emit,
    jobs,
    admin,
    acts: app.get<RememberedActs>(AdminActs).acts,
    changes: app.get<RememberedActs>(AdminActs).changes,
    async store(): Promise<Shop> {
      const owner = await anAccount(source);
      const body = {
        ...{
          partnerUsername: `store-${newId().slice(-12)}`,
          businessName: 'המטבח',
          categories: ['catering'],
        },
        ...{ isMobile: false, businessCity: 'חיפה', businessPhone: '0502345678' },
        businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
      };
      const opened = await call<PartnerProfile>('POST', '/v1/partners', { as: owner, body });
      if (opened.status !== 201) throw new Error(opened.text);
      return { owner, storeId: opened.body.partnerId, partner: opened.body.partnerUsername };
    },
    async member({ storeId }: Shop): Promise<string> {
      const id = await anAccount(source);
      await source.query(
        `insert into stores.crew (id, store_id, user_id, role, joined_at) values ($1, $2, $3, 'Member', now())`,
        [newId(), storeId, id],
      );
      return id;
    },
    /** The bank details of a store, as verification keeps them; given again they have changed. */
    async details({ storeId }: Shop, accountNumber: string, status: Status = 'verified'): Promise<void> {
      const part = { accountNumber, accountHolder: '', holderNumber: '51234567', contactEmail: null };
      const [row] = await source.query<{ id: string; version: number }[]>(
        `insert into verification.bank_details (id, store_id, bank_number, branch_number, sealed, document_id, status, submitted_at,
           was_verified, was_rejected, version) values ($1, $2, '12', '634', $3, $4, $5, now(), true, false, 1)
         on conflict (store_id) do update set sealed = excluded.sealed, status = excluded.status,
           version = bank_details.version + 1 returning id, version`,
        [newId(), storeId, secrets.seal('bank-account', JSON.stringify(part)), newId(), status],
      );
      await emit('verification.bank_details_moved', {
        ...{ bankDetailsId: row!.id, storeId, status, version: row!.version },
      });
      await jobs.drain();
    },
    /** An order that is over, and what a customer paid for it, in agorot. */
    async money({ storeId }: Shop, change: Partial<Money> = {}): Promise<Money> {
      const money = {
        ...{ orderId: newId(), orderCode: '12345678', storeId, version: 1, captured: 100_000 },
        ...{ refunded: 0, toCustomer: 0, commission: 10_000, over: true, endsAt: '2031-06-05T20:00:00.000Z' },
        ...change,
      };
      await emit('orders.money_moved', money);
      await jobs.drain();
      return money;
    },
    balance: async ({ owner, partner }: Shop) =>
      (await call<StoreBalance>('GET', `/v1/partners/${partner}/balance`, { as: owner })).body,
    /** The Sunday of the week, when the batch is planned. */
    async sunday(day: string): Promise<void> {
      clock.moveTo(atWallTime(day, '06:01'));
      await jobs.tick(clock.now());
    },
    batchOf: async (day: string) =>
      (await admin<{ batches: PayoutBatch[] }>('GET', '')).body.batches.find((batch) => batch.day === day)!,
    itemsOf: async (id: string) =>
      (await admin<AnswerOf<typeof readPayoutBatch>>('GET', `/${id}`)).body.items,
    excludedOf: async (id: string) =>
      (await admin<AnswerOf<typeof listExcludedStores>>('GET', `/${id}/excluded?limit=100`)).body.stores,
    async suspend({ partner }: Shop, suspended = true): Promise<void> {
      const done = await call('PUT', `/admin/api/store-suspensions/${partner}`, {
        as: ADMIN,
        body: { suspended, reason },
      });
      if (done.status >= 300) throw new Error(done.text);
      await jobs.drain();
    },
    file: (id: string, number: number) =>
      call('GET', `${batches}/${id}/file/${number}?reason=${encodeURIComponent(reason)}`, { as: ADMIN }),
    answer(id: string, file: Buffer) {
      const head =
        '--b0undary\r\ncontent-disposition: form-data; name="file"; filename="answer.txt"\r\ncontent-type: text/plain\r\n\r\n';
      return call<{ returned: number; known: number; code?: string; batch: PayoutBatch }>(
        'POST',
        `${batches}/${id}/answer?reason=${encodeURIComponent(reason)}`,
        {
          as: ADMIN,
          payload: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b0undary--\r\n')]),
          type: 'multipart/form-data; boundary=b0undary',
        },
      );
    },
    async noticesTo(userId: string): Promise<string[]> {
      const rows: { kind: string }[] = await source.query(
        `select payload->>'kind' as kind from platform.outbox where job = 'notifications.deliver' and payload->>'userId' = $1 order by id`,
        [userId],
      );
      return rows.map(({ kind }) => kind);
    },
    async close(): Promise<void> {
      await app.close();
      await database.drop();
    },
  };
};
export type PayoutsApp = Awaited<ReturnType<typeof payoutsApp>>;

/** The bank's answer: of the file that was sent the records of one payment, with a code at its end. */
export const answerOf = (file: Buffer, reference: string, code: string): Buffer => {
  const lines = file.toString('latin1').split('\r\n');
  const line = lines.find((one) => one.startsWith('1') && one.slice(74, 94).endsWith(reference))!;
  const total = lines.find((one) => one.startsWith('5'))!;
  const summed =
    total.slice(0, 21) + `00${line.slice(61, 74)}` + total.slice(36, 51) + '0000001' + total.slice(58);
  return Buffer.from([lines[0], line.slice(0, -2) + code, summed, '9'.repeat(128), ''].join('\r\n'));
};
