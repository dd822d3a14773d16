import { generateKeyPairSync, randomInt } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type AnswerOf, type JobName, type listNotifications } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { IdentityHttpModule, identityPersistence, seedIdentityDemo } from '@smachot/server-identity';
import { type Delivery, HttpModule, PlatformModule, platformPersistence } from '@smachot/server-platform';
import { type Sandbox, startSandbox } from '@smachot/sandbox';
import { SmsInbox, startTestApp, testConfig, testDatabase } from '@smachot/server-testing';
import { type DataSource } from 'typeorm';
import { BookedCustomers, NotificationsHttpModule, notificationsPersistence } from '../src';
import { NotificationsPortsModule } from '../src/notifications-ports.module';

const stores = [platformPersistence, identityPersistence, notificationsPersistence];

/** Stands in for the orders context: customers' names by booking. */
const customers = new Map<string, string>();
class SomeCustomers extends BookedCustomers {
  names(ids: string[]) {
    return Promise.resolve(new Map([...customers].filter(([id]) => ids.includes(id))));
  }
}
@Global()
@Module({ providers: [{ provide: BookedCustomers, useClass: SomeCustomers }], exports: [BookedCustomers] })
class NeighboursModule {}

type Page = AnswerOf<typeof listNotifications>;
export type NotificationsApp = {
  app: NestFastifyApplication;
  source: DataSource;
  inbox: SmsInbox;
  commands: CommandBus;
  hostId: string;
  adminId: string;
  customers: Map<string, string>;
  /** Bearer of the demo host. */
  host: string;
  /** Signs a demo person in; answers the bearer. */
  signIn(phone: string): Promise<string>;
  outside: Sandbox;
  /** Creates an outbox row, as the relay would deliver it. */
  delivery(job: JobName): Promise<Delivery>;
  read(query?: string): Promise<Page>;
  /** Mails that arrived at an address. */
  mails(to: string): Promise<{ subject: string; text: string }[]>;
  close(): Promise<void>;
};

/** A private key of pushed notices. */
const pushKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d;

const settings = async (url: string, inbox: SmsInbox, outside: Sandbox) =>
  testConfig(url, {
    PUBLIC_URL: 'https://app.smachot.example',
    SMS_BASE_URL: await inbox.open(),
    SMTP_URL: outside.smtpUrl,
    VAPID_PRIVATE_KEY: pushKey(),
    PUSH_SERVICES: `https://fcm.googleapis.com,${outside.url}`,
  });

/** The api with identity and notifications on a database of its own, the demo people in it. */
export const notificationsApp = async (): Promise<NotificationsApp> => {
  const database = await testDatabase(stores);
  const inbox = new SmsInbox();
  const outside = await startSandbox({ port: 0, smtpPort: 0, productUrl: 'http://127.0.0.1:9' });
  const config = await settings(database.url, inbox, outside);
  @Module({
    imports: [
      PlatformModule.with(config, stores),
      HttpModule,
      IdentityHttpModule,
      NotificationsHttpModule,
      NotificationsPortsModule,
      NeighboursModule,
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  const { source } = database;
  const people = await seedIdentityDemo(source);
  const host = await signIn(app, inbox, '0502345678');
  return {
    ...{ app, source, inbox, host, customers, outside, ...people },
    signIn: (phone) => signIn(app, inbox, phone),
    commands: app.get(CommandBus),
    async delivery(job) {
      const id = newId();
      await source.query(
        `insert into platform.outbox (id, job, payload, dispatched_at) values ($1, $2, '{}', now())`,
        [id, job],
      );
      return { id, job, attempt: 1 };
    },
    async read(query = '') {
      const answer = await app.inject({
        url: `/v1/notifications${query}`,
        headers: { authorization: `Bearer ${host}` },
      });
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
      return answer.json();
    },
    async mails(to) {
      const answer = await fetch(`${outside.url}/_sandbox/mail?to=${encodeURIComponent(to)}`);
      return (await answer.json()) as { subject: string; text: string }[];
    },
    async close() {
      await app.close();
      await outside.close();
      inbox.close();
      await database.drop();
    },
  };
};

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const signIn = async (app: NestFastifyApplication, inbox: SmsInbox, phone: string): Promise<string> => {
  const post = async (url: string, payload: object) =>
    (
      await app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'user-agent': CHROME },
        remoteAddress: `10.9.${randomInt(256)}.${randomInt(256)}`,
      })
    ).json();
  const { challengeId } = await post('/api/auth/otp', { phone });
  const { tokens } = await post('/api/auth/otp/verify', { challengeId, code: inbox.codeFor(phone) });
  return tokens.access_token;
};
