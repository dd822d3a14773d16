import { Global, Module } from '@nestjs/common';
import { AccountExport, identityPersistence, UserDirectory } from '@smachot/server-identity';
import { messagingPersistence } from '@smachot/server-messaging';
import { paymentsPersistence } from '@smachot/server-payments';
import { Authenticator, HttpModule, PlatformModule, platformPersistence } from '@smachot/server-platform';
import {
  anAccount,
  BearerIsPerson,
  callerOf,
  startTestApp,
  stopClock,
  testConfig,
  testDatabase,
} from '@smachot/server-testing';
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

/** Serves all calls of this context over HTTP, on its own database. */
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
  const app = await startTestApp(TestModule);
  const clock = stopClock(app, TUESDAY);

  return {
    app,
    clock,
    source: database.source,
    call: callerOf(app),
    get: app.get.bind(app),
    /** Creates a person with an account. */
    person: (phone: string, name = ['נועה', 'ברק']) => anAccount(database.source, { phone, name }),
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
