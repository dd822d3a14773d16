import { Global, Injectable, Module, type Provider, type Type } from '@nestjs/common';
import { Authenticator, type UserActor } from '../http/access/actor';
import type { BodyLimits } from '../http/bodies/bodies';
import { HttpModule } from '../http/http.module';
import { platformPersistence } from '../persistence/platform.persistence';
import { PlatformModule } from '../platform.module';
import { testConfig } from './test-config';
import { startTestApp } from './test-app';
import { testDatabase } from './test-database';

@Injectable()
class Anybody extends Authenticator {
  authenticate(bearer: string): Promise<UserActor | undefined> {
    const user: UserActor = { kind: 'user', userId: bearer, superAdmin: false, familyId: bearer };
    return Promise.resolve(/^[0-9a-f-]{36}$/.test(bearer) ? user : undefined);
  }
}
@Global()
@Module({ providers: [{ provide: Authenticator, useClass: Anybody }], exports: [Authenticator] })
class People {}

export const platformConfig = (url: string, settings: Record<string, string> = {}) =>
  testConfig(url, {
    WEB_DIR: '.data/no-web',
    ...settings,
  });

type PlatformAppOptions = { settings?: Record<string, string>; bodyLimits?: BodyLimits; imports?: Type[] };

/** The platform alone, with the controllers a test brings; a bearer is simply a user's id. */
export const platformApp = async (
  controllers: Type[] = [],
  providers: Provider[] = [],
  { settings = {}, bodyLimits, imports = [] }: PlatformAppOptions = {},
) => {
  const database = await testDatabase([platformPersistence]);
  const config = platformConfig(database.url, settings);
  @Module({
    imports: [PlatformModule.with(config, [platformPersistence]), People, HttpModule, ...imports],
    controllers,
    providers,
  })
  class TestModule {}
  const app = await startTestApp(TestModule, bodyLimits);
  return {
    app,
    source: database.source,
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
};
