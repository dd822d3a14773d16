import { Global, Module } from '@nestjs/common';
import { Clock, FixedClock, newId } from '@smachot/kernel';
import { AccountExport, identityPersistence, UserDirectory } from '@smachot/server-identity';
import { messagingPersistence } from '@smachot/server-messaging';
import { paymentsPersistence } from '@smachot/server-payments';
import {
  Authenticator,
  createHttpApp,
  HttpModule,
  PlatformModule,
  platformPersistence,
} from '@smachot/server-platform';
import { BearerIsPerson, callerOf, testConfig, testDatabase } from '@smachot/server-testing';
import { RsvpHttpModule, RsvpJobsModule, rsvpPersistence } from '../src';
import { TUESDAY } from './rsvp-app';

const stores = [
  platformPersistence,
  identityPersistence,
  messagingPersistence,
  paymentsPersistence,
  rsvpPersistence,
];

@Global()
@Module({
  providers: [{ provide: Authenticator, useClass: BearerIsPerson }, AccountExport, UserDirectory],
  exports: [Authenticator, AccountExport, UserDirectory],
})
class NeighboursModule {}

/** Every call of this context over HTTP, on a database of its own. */
export const rsvpHttp = async () => {
  const database = await testDatabase(stores);
  const config = testConfig(database.url);
  @Module({
    imports: [
      PlatformModule.with(config, stores),
      HttpModule,
      NeighboursModule,
      RsvpHttpModule,
      RsvpJobsModule,
    ],
  })
  class TestModule {}
  const app = await createHttpApp(TestModule);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  // the same clock for everybody who was given the platform's
  const clock = new FixedClock(TUESDAY);
  const kept = app.get(Clock);
  kept.now = () => clock.now();

  return {
    app,
    clock,
    source: database.source,
    call: callerOf(app),
    get: app.get.bind(app),
    /** Somebody with an account. */
    async person(phone: string, name = ['נועה', 'ברק']): Promise<string> {
      const id = newId();
      await database.source.query(
        `insert into identity.users (id, username, phone, first_name, last_name, language, groups, terms_accepted_at)
         values ($1::uuid, $1::text, $2, $3, $4, 'he', '{}', now())`,
        [id, phone, ...name],
      );
      return id;
    },
    async close(): Promise<void> {
      await app.close();
      await database.drop();
    },
  };
};
export type RsvpHttp = Awaited<ReturnType<typeof rsvpHttp>>;

export const multipart = (fileName: string, content: Buffer): { payload: Buffer; type: string } => {
  const head = `--b0undary\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--b0undary--\r\n')]),
    type: 'multipart/form-data; boundary=b0undary',
  };
};
