import { Global, Module } from '@nestjs/common';
import { identityPersistence, UserDirectory } from '@smachot/server-identity';
import {
  AdminActs,
  type AdminChange,
  Authenticator,
  HttpModule,
  PlatformModule,
  platformPersistence,
} from '@smachot/server-platform';
import {
  anAccount,
  BearerIsPerson,
  callerOf,
  startTestApp,
  stopClock,
  testConfig,
  testDatabase,
  TUESDAY,
  withoutRateLimits,
} from '@smachot/server-testing';
import { PublicPages } from '@smachot/server-web-pages';
import { ArticlesHttpModule, articlesPersistence } from '../src';

const contexts = [platformPersistence, identityPersistence, articlesPersistence];
/** The bearer of a super admin. */
export const ADMIN = 'ad000000-0000-7000-8000-000000000001';
class OneBearerIsAdmin extends BearerIsPerson {
  override async authenticate(bearer: string) {
    return { ...(await super.authenticate(bearer)), superAdmin: bearer === ADMIN };
  }
}
class NotedActs extends AdminActs {
  readonly changes: AdminChange[] = [];
  record() {
    return Promise.resolve();
  }
  override changed(_: unknown, change: AdminChange) {
    this.changes.push(change);
    return Promise.resolve();
  }
}
@Global()
@Module({
  providers: [
    { provide: Authenticator, useClass: OneBearerIsAdmin },
    { provide: AdminActs, useClass: NotedActs },
    UserDirectory,
  ],
  exports: [Authenticator, AdminActs, UserDirectory],
})
class NeighboursModule {}

/** Every call of this context over HTTP, on a database of its own. */
export const articlesApp = async () => {
  const database = await testDatabase(contexts);
  @Module({
    imports: [
      PlatformModule.with(testConfig(database.url), contexts),
      HttpModule,
      NeighboursModule,
      ArticlesHttpModule,
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  withoutRateLimits(app);
  const admin = await anAccount(database.source, { name: ['רות', 'מנהלת'] });
  await database.source.query('update identity.users set id = $1 where id = $2', [ADMIN, admin]);
  return {
    source: database.source,
    call: callerOf(app),
    clock: stopClock(app, TUESDAY),
    pages: app.get(PublicPages),
    changes: app.get<NotedActs>(AdminActs).changes,
    async close(): Promise<void> {
      await app.close();
      await database.drop();
    },
  };
};
