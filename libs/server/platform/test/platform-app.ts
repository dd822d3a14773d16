import { randomBytes } from 'node:crypto';
import { Global, Injectable, Module, type Provider, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { testDatabase } from '../src/testing/test-database';
import {
  Authenticator,
  createHttpApp,
  HttpModule,
  PlatformModule,
  platformStore,
  readConfig,
  type UserActor,
} from '../src';

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

export const platformConfig = (url: string) =>
  readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    REDIS_URL: process.env['TEST_REDIS_URL'],
    SECRET_KEY: randomBytes(32).toString('hex'),
    JWT_PRIVATE_JWK: '{}',
    FILES_DIR: '.data/test-files',
    WEB_DIR: '.data/no-web',
  });

/** The platform alone, with the controllers a test brings; a bearer is simply a user's id. */
export const platformApp = async (controllers: Type[] = [], providers: Provider[] = []) => {
  const database = await testDatabase([platformStore]);
  const config = platformConfig(database.url);
  @Module({
    imports: [PlatformModule.with(config, [platformStore]), People, HttpModule],
    controllers,
    providers,
  })
  class TestModule {}
  const app: NestFastifyApplication = await createHttpApp(TestModule);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return {
    app,
    source: database.source,
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
};
