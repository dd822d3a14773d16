import { randomInt } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { User, VerifiedCode } from '@smachot/contracts';
import { createHttpApp } from '@smachot/server-platform';
import { testConfig, testDatabase } from '@smachot/server-testing';
import { startSandbox } from '@smachot/sandbox';
import supertest from 'supertest';
import { ApiModule } from '../src/api.module';
import { stores } from '../src/stores';

export type Person = { user: User; bearer: string; refresh?: string };
type Request = { body?: unknown; bearer?: string | undefined; headers?: Record<string, string> };

const ADMIN_PASSWORD = 'a long enough password';
/** Callers do not share an address's limits; Redis outlives the test. */
const freshIp = (): string => `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`;

/** The whole api in this process, on a database of its own, with the sandbox as the outside world. */
export const startProduct = async (settings: Record<string, string> = {}) => {
  const database = await testDatabase(stores);
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl: 'http://127.0.0.1:9' });
  const config = testConfig(database.url, {
    SANDBOX_URL: sandbox.url,
    ...settings,
  });
  const app: NestFastifyApplication = await createHttpApp(ApiModule.with(config));
  await app.listen(0, '127.0.0.1');
  const http = supertest(app.getHttpServer());

  const call = async (method: string, url: string, { body, bearer, headers }: Request = {}) => {
    const asked = http[method.toLowerCase() as 'get'](encodeURI(decodeURI(url)))
      .set('x-forwarded-for', freshIp())
      .set({ ...(bearer ? { authorization: `Bearer ${bearer}` } : {}), ...headers });
    const answer = await (body === undefined ? asked : asked.send(body as object));
    const isJson = answer.type === 'application/json';
    return {
      status: answer.status,
      headers: answer.headers,
      text: answer.text,
      body: (isJson ? answer.body : undefined) as never,
    };
  };

  const codeFor = async (phone: string): Promise<string> => {
    const answer = await fetch(`${sandbox.url}/_sandbox/sms?to=${encodeURIComponent(phone)}`);
    const texts = (await answer.json()) as { text: string }[];
    return /\d{6}/.exec(texts.at(-1)!.text)![0];
  };
  const verify = async (phone: string): Promise<VerifiedCode> => {
    const asked = await call('POST', '/api/auth/otp', { body: { phone } });
    const { challengeId } = asked.body as { challengeId: string };
    return (await call('POST', '/api/auth/otp/verify', { body: { challengeId, code: await codeFor(phone) } }))
      .body;
  };

  /** Signs up a new person by phone. */
  const signUp = async (phone: string): Promise<Person> => {
    const { ticket } = (await verify(phone)) as Extract<VerifiedCode, { next: 'sign_up' }>;
    const body = { ticket, firstName: 'נועה', lastName: 'ברק', termsAccepted: true };
    const { tokens, user } = (await call('POST', '/api/auth/signup', { body })).body as {
      tokens: { access_token: string };
      user: User;
    };
    return { user, bearer: tokens.access_token };
  };

  /** Signs in a person of the demo data, a super admin with a password. */
  const signIn = async (phone: string, password?: string): Promise<Person> => {
    const verified = await verify(phone);
    const signedIn = password
      ? (
          await call('POST', '/api/auth/login', {
            body: { ticket: (verified as { ticket: string }).ticket, password },
          })
        ).body
      : verified;
    const { tokens, user } = signedIn as {
      tokens: { access_token: string; refresh_token: string };
      user: User;
    };
    return { user, bearer: tokens.access_token, refresh: tokens.refresh_token };
  };

  /** Sends a file as the one field of a form. */
  const upload = async (path: string, file: Buffer, bearer?: string) => {
    const asked = http
      .post(encodeURI(decodeURI(path)))
      .set('x-forwarded-for', freshIp())
      .set(bearer ? { authorization: `Bearer ${bearer}` } : {});
    const answer = await asked.attach('file', file, 'file');
    return { status: answer.status, body: answer.body as never };
  };

  /** Confirms the person's identity, as after a fresh check. */
  const confirm = async ({ user }: Person): Promise<void> => {
    await database.source.query(
      'update identity.refresh_families set confirmed_at = clock_timestamp() where user_id = $1',
      [user.id],
    );
  };

  /** A new person in the group super-admin, signed in with code and password. */
  const superAdmin = async (phone: string): Promise<Person> => {
    const person = await signUp(phone);
    await confirm(person);
    await call('PUT', '/api/auth/password', { bearer: person.bearer, body: { password: ADMIN_PASSWORD } });
    await database.source.query(`update identity.users set groups = '{super-admin}' where id = $1`, [
      person.user.id,
    ]);
    await database.source.query(
      `update identity.otp_challenges set created_at = created_at - interval '1 hour'`,
    );
    const { ticket } = (await verify(phone)) as Extract<VerifiedCode, { next: 'password' }>;
    const { tokens, user } = (
      await call('POST', '/api/auth/login', { body: { ticket, password: ADMIN_PASSWORD } })
    ).body as {
      tokens: { access_token: string };
      user: User;
    };
    return { user, bearer: tokens.access_token };
  };

  return {
    app,
    sandbox,
    source: database.source,
    call,
    config,
    signUp,
    signIn,
    upload,
    superAdmin,
    confirm,
    async close(): Promise<void> {
      await app.close();
      await sandbox.close();
      await database.drop();
    },
  };
};
export type Product = Awaited<ReturnType<typeof startProduct>>;
