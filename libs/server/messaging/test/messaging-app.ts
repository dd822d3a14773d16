import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { EventName, EventPayload, JobName, JobPayload } from '@smachot/contracts';
import { jobsOn } from '@smachot/contracts';
import { atWallTime, newId } from '@smachot/kernel';
import { AccountExport } from '@smachot/server-identity';
import {
  AdminActs,
  Authenticator,
  COMMAND_REDIS,
  type Config,
  createHttpApp,
  HttpModule,
  PlatformModule,
  type Delivery,
  platformPersistence,
  ProductClock,
  type UserActor,
} from '@smachot/server-platform';
import { testConfig, testDatabase } from '@smachot/server-testing';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { Guests, Notices } from './guests';
import { controlOf } from './sandbox-control';
import { startSandbox } from '@smachot/sandbox';
import {
  MessageContentProvider,
  MessagingHttpModule,
  MessagingJobsModule,
  MessagingModule,
  messagingPersistence,
  NoticeSource,
} from '../src';
import { MessagingJobs } from '../src/jobs/messaging-jobs';
import { MessagingTicks } from '../src/jobs/messaging-ticks';

const stores = [platformPersistence, messagingPersistence];
export const ADMIN: UserActor = { kind: 'user', userId: newId(), superAdmin: true, familyId: newId() };

export type Options = { settings?: Record<string, string>; throughput?: number; now?: Date; guests?: Guests };

/** Tuesday, 20 April 2027, 11:00: an ordinary allowed hour. */
export const TUESDAY = atWallTime('2027-04-20', '11:00');

/** Messaging with its api and worker in one process, a database of its own, and the sandbox as the provider. */
export const messagingApp = async ({
  settings = {},
  throughput = 2000,
  now = TUESDAY,
  guests = new Guests(),
}: Options = {}) => {
  const database = await testDatabase(stores);
  const notices = new Notices();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'messaging-'));
  const port = await freePort();
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    productUrl: `http://127.0.0.1:${port}`,
    settings: { SANDBOX_WHATSAPP_MPS: throughput },
  });
  const config = testConfig(database.url, {
    REDIS_URL: ownRedis(),
    SANDBOX_URL: sandbox.url,
    FILES_DIR: path.join(folder, 'files'),
    WHATSAPP_RATE: '500',
    ...settings,
  });
  await moveClock(database.source, now);
  const app = await createHttpApp(testModule(config, guests, notices));
  await app.listen(port, '127.0.0.1');
  const jobs = app.get(MessagingJobs);
  const control = controlOf(sandbox.url);
  await control.put('clock', { offsetMs: app.get(ProductClock).offsetMs });
  return {
    app,
    config,
    guests,
    notices,
    sandbox: control,
    source: database.source,
    url: await app.getUrl(),
    folder,
    queries: app.get(QueryBus),
    ticks: app.get(MessagingTicks),
    /** Creates a campaign of these guests, as its host would request it. */
    async send(rsvpIds: string[], more: Partial<JobPayload<'messaging.create_messages'>> = {}) {
      const asked = { ...aRequest(rsvpIds), ...more };
      await this.deliver('messaging.create_messages', asked);
      return asked;
    },
    /** Outcomes published so far, of one kind or of all. */
    async outcomes(kind?: string) {
      const all = (await this.told('messaging.outcomes')).flatMap(({ items }) => items);
      return kind ? all.filter(({ outcome }) => outcome === kind) : all;
    },
    /** Whether the provider accepted it: of several concurrent statuses only the last is published. */
    async isSent(refId: string): Promise<boolean> {
      return (await this.outcomes()).some(
        (one) => one.refId === refId && ['sent', 'delivered', 'read'].includes(one.outcome),
      );
    },
    async message(refId: string, round = 'invite'): Promise<MessageRow | undefined> {
      const rows = await database.source.query<MessageRow[]>(
        `select id, state, status, attempts, deferrals, wamid, error_code as code, due_at as "dueAt" from messaging.messages
         where ref_id = $1 and round = $2`,
        [refId, round],
      );
      return rows[0];
    },
    /** Delivers a job as the relay would; answers the delivery, to deliver it again. */
    async deliver<J extends JobName>(job: J, payload: JobPayload<J>, id = newId()): Promise<string> {
      await database.source.query(
        `insert into platform.outbox (id, job, payload, dispatched_at) values ($1, $2, $3, now()) on conflict do nothing`,
        [id, job, JSON.stringify(payload)],
      );
      await HANDLERS[job as keyof typeof HANDLERS](jobs, payload as never, { id, job, attempt: 1 });
      return id;
    },
    /** Payloads of an event that were published so far. */
    async told<E extends EventName>(event: E): Promise<EventPayload<E>[]> {
      const rows = await database.source.query<{ payload: EventPayload<E> }[]>(
        'select payload from platform.outbox where job = $1 order by id',
        [jobsOn(event)[0]],
      );
      return rows.map(({ payload }) => payload);
    },
    /** Calls back for every statement the app sends. */
    countStatements(onStatement: () => void): { stop: () => void } {
      const source = app.get(DataSource);
      const real = source.createQueryRunner.bind(source);
      source.createQueryRunner = (mode) => {
        const runner = real(mode);
        const query = runner.query.bind(runner);
        runner.query = ((...given: Parameters<typeof query>) => {
          onStatement();
          return query(...given);
        }) as typeof runner.query;
        return runner;
      };
      return { stop: () => void (source.createQueryRunner = real) };
    },
    async moveTo(instant: Date): Promise<void> {
      await app.get(ProductClock).moveTo(instant.getTime() - Date.now(), app.get<Redis>(COMMAND_REDIS));
      await control.put('clock', { offsetMs: app.get(ProductClock).offsetMs });
    },
    async close(): Promise<void> {
      await app.close();
      await sandbox.close();
      await database.drop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type MessageRow = {
  id: string;
  state: string;
  status: string;
  attempts: number;
  deferrals: number;
  wamid: string | null;
  code: number | null;
  dueAt: Date;
};
export type MessagingApp = Awaited<ReturnType<typeof messagingApp>>;

export const aRequest = (rsvpIds: string[]): JobPayload<'messaging.create_messages'> => ({
  campaignId: newId(),
  eventId: newId(),
  hostId: newId(),
  templateName: 'rsvp_reminder',
  round: 'invite',
  quietCalendar: 'jewish',
  notBefore: null,
  rsvpIds,
});

type Handler = (jobs: MessagingJobs, payload: never, delivery: Delivery) => Promise<unknown>;
const HANDLERS = {
  'messaging.create_messages': (jobs, payload, delivery) => jobs.create(payload, delivery),
  'messaging.pause_campaign': (jobs, payload, delivery) => jobs.pause(payload, delivery),
  'messaging.resume_campaign': (jobs, payload, delivery) => jobs.resume(payload, delivery),
  'messaging.withdraw_campaign': (jobs, payload, delivery) => jobs.withdraw(payload, delivery),
  'messaging.forget_guests': (jobs, payload, delivery) => jobs.forget(payload, delivery),
  'messaging.say_next': (jobs, payload, delivery) => jobs.sayNext(payload, delivery),
  'messaging.write_notice': (jobs, payload, delivery) => jobs.writeNotices([{ payload, delivery }]),
  'messaging.forget_notices': (jobs, payload, delivery) => jobs.forgetNotices(payload, delivery),
} satisfies Partial<Record<JobName, Handler>>;

const testModule = (config: Config, guests: Guests, notices: Notices) => {
  const authenticator = {
    authenticate: (bearer: string) => Promise.resolve(bearer === 'admin' ? ADMIN : undefined),
    isConfirmed: () => Promise.resolve(true),
  };
  @Global()
  @Module({
    providers: [
      { provide: MessageContentProvider, useValue: guests },
      { provide: NoticeSource, useValue: notices },
      { provide: Authenticator, useValue: authenticator },
      {
        provide: AdminActs,
        useValue: { record: () => Promise.resolve(), changed: () => Promise.resolve() },
      },
      AccountExport,
    ],
    exports: [MessageContentProvider, NoticeSource, Authenticator, AdminActs, AccountExport],
  })
  class NeighbourModule {}
  @Module({
    imports: [
      PlatformModule.with(config, stores, 20),
      NeighbourModule,
      HttpModule,
      MessagingModule,
      MessagingHttpModule,
      MessagingJobsModule,
    ],
  })
  class TestModule {}
  return TestModule;
};

const moveClock = (source: { query: (sql: string, parameters: unknown[]) => Promise<unknown> }, now: Date) =>
  source.query('insert into platform.clock (id, offset_ms) values (1, $1)', [now.getTime() - Date.now()]);

/** The pace is shared by all users of a Redis: each jest worker takes a database of its own. */
const ownRedis = (): string => {
  const url = new URL(process.env['TEST_REDIS_URL'] ?? '');
  url.pathname = `/${7 + Number(process.env['JEST_WORKER_ID'] ?? 1)}`;
  return url.href;
};

/** Picks a port below the range that systems use for outgoing connections. */
const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(15_000, 30_000);
    const probe = net.createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
};

export { eventually } from '@smachot/server-testing';
