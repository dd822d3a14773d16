import { randomInt } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type AnswerOf, type JobName, type listNotifications } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { IdentityHttpModule, identityPersistence, seedIdentityDemo } from '@smachot/server-identity';
import { type Delivery, HttpModule, PlatformModule, platformPersistence } from '@smachot/server-platform';
import { startSandbox } from '@smachot/sandbox';
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

export type Page = AnswerOf<typeof listNotifications>;
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
  /** Creates an outbox row, as the relay would deliver it. */
  delivery(job: JobName): Promise<Delivery>;
  read(query?: string): Promise<Page>;
  /** Mails that arrived at an address. */
  mails(to: string): Promise<{ subject: string; text: string }[]>;
  close(): Promise<void>;
};

const settings = async (url: string, inbox: SmsInbox, smtpUrl: string) =>
  testConfig(url, {
    PUBLIC_URL: 'https://app.smachot.example',
    SMS_BASE_URL: await inbox.open(),
    SMTP_URL: smtpUrl,
  });

/** The api with identity and notifications on a database of its own, the demo people in it. */
export const notificationsApp = async (): Promise<NotificationsApp> => {
  const database = await testDatabase(stores);
  const inbox = new SmsInbox();
  const outside = await startSandbox({ port: 0, smtpPort: 0, productUrl: 'http://127.0.0.1:9' });
  const config = await settings(database.url, inbox, outside.smtpUrl);
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
  const host = await signIn(app, inbox);
  return {
    ...{ app, source, inbox, host, customers, ...people },
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

const signIn = async (app: NestFastifyApplication, inbox: SmsInbox): Promise<string> => {
  const post = async (url: string, payload: object) =>
    (
      await app.inject({
        method: 'POST',
        url,
        payload,
        remoteAddress: `10.9.${randomInt(256)}.${randomInt(256)}`,
      })
    ).json();
  const { challengeId } = await post('/api/auth/otp', { phone: '0502345678' });
  const { tokens } = await post('/api/auth/otp/verify', { challengeId, code: inbox.codeFor('0502345678') });
  return tokens.access_token;
};
