import { randomInt } from 'node:crypto';
import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type User, type VerifiedCode } from '@smachot/contracts';
import {
  COMMAND_REDIS,
  HttpModule,
  PlatformModule,
  platformPersistence,
  RateLimits,
} from '@smachot/server-platform';
import {
  SmsInbox,
  startTestApp,
  testConfig,
  type TestDatabase,
  testDatabase,
  TestJobs,
} from '@smachot/server-testing';
import { type Redis } from 'ioredis';
import { type DataSource } from 'typeorm';
import { IdentityHttpModule, IdentityJobsModule, identityPersistence } from '../src';

const stores = [platformPersistence, identityPersistence];

export type Answer<T = Record<string, unknown>> = {
  status: number;
  headers: Record<string, unknown>;
  body: T;
};
type Tokens = { access_token: string; refresh_token: string };
export type SignedIn = { tokens: Tokens; user: User };
export type RequestedCode = {
  challengeId: string;
  resendAfterSeconds: number;
  expiresInSeconds: number;
  code: string;
};

export type IdentityApp = {
  app: NestFastifyApplication;
  database: TestDatabase;
  source: DataSource;
  inbox: SmsInbox;
  call<T = Record<string, never>>(
    method: string,
    path: string,
    more?: { body?: unknown; bearer?: string; ip?: string; userAgent?: string },
  ): Promise<Answer<T>>;
  /** Every code and refresh token so far becomes this much older. */
  letPass(seconds: number): Promise<void>;
  /** Removes the counters of requests to these calls: ids may end in `*`. Other tests are using the same Redis. */
  forgetRequests(calls: string): Promise<void>;
  /** Processes the outbox rows of identity. */
  drain(): Promise<void>;
  /** Runs all due ticks. */
  tick(): Promise<void>;
  close(): Promise<void>;
};

export type AppOptions = { settings?: Record<string, string>; database?: TestDatabase };

/** Starts the api with identity alone, on a database of its own, with an SMS gateway that stores its messages. */
export const identityApp = async ({ settings = {}, database }: AppOptions = {}): Promise<IdentityApp> => {
  const own = database ?? (await testDatabase(stores));
  const inbox = new SmsInbox();
  const config = testConfig(own.url, {
    PUBLIC_URL: 'https://app.smachot.example',
    SMS_BASE_URL: await inbox.open(),
    ...settings,
  });
  @Module({
    imports: [
      PlatformModule.with(config, stores),
      HttpModule,
      IdentityHttpModule,
      IdentityJobsModule,
      DiscoveryModule,
    ],
  })
  class TestModule {}
  const app = await startTestApp(TestModule);
  return {
    app,
    database: own,
    source: own.source,
    inbox,
    ...actions(app, own.source),
    forgetRequests: (calls) => forgetRequests(app, calls),
    drain: () => new TestJobs(app, own.source).drain(),
    tick: () => new TestJobs(app, own.source).tick(new Date()),
    close: () => close(app, inbox, database ? undefined : own.drop),
  };
};

const forgetRequests = async (app: NestFastifyApplication, calls: string): Promise<void> => {
  const redis = app.get<Redis>(COMMAND_REDIS, { strict: false });
  const counted = await redis.keys(`${app.get(RateLimits, { strict: false }).prefix}${calls}:*`);
  if (counted.length) await redis.del(counted);
};

const close = async (
  app: NestFastifyApplication,
  inbox: SmsInbox,
  drop?: () => Promise<void>,
): Promise<void> => {
  await app.close();
  inbox.close();
  await drop?.();
};

const actions = (app: NestFastifyApplication, source: DataSource): Pick<IdentityApp, 'call' | 'letPass'> => ({
  async call(method, path, { body, bearer, ip = freshIp(), userAgent } = {}) {
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: ip,
      headers: {
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: (answer.body ? answer.json() : undefined) as never,
    };
  },
  async letPass(seconds) {
    await source.query(
      `update identity.otp_challenges set created_at = created_at - make_interval(secs => $1), expires_at = expires_at - make_interval(secs => $1)`,
      [seconds],
    );
    await source.query(
      `update identity.refresh_tokens set used_at = used_at - make_interval(secs => $1), expires_at = expires_at - make_interval(secs => $1)`,
      [seconds],
    );
  },
});

/** An unused address: callers do not share its limits unless a test wants it; Redis outlives the test. */
export const freshIp = (): string => `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`;

let phones = 0;
/** A mobile number in local notation that no account has yet. */
export const newPhone = (): string => `0547${String(++phones).padStart(6, '0')}`;

/** The origin of a call; another network each time unless a test says otherwise. */
export type CalledFrom = { ip?: string; userAgent?: string };

export const askForCode = async (
  app: IdentityApp,
  phone: string,
  from: CalledFrom = {},
): Promise<RequestedCode> => {
  const { status, body } = await app.call<RequestedCode>('POST', '/api/auth/otp', {
    body: { phone },
    ...from,
  });
  if (status !== 200) throw new Error(`no code for ${phone}: ${JSON.stringify(body)}`);
  return { ...body, code: app.inbox.codeFor(phone) };
};

export const verify = async (
  app: IdentityApp,
  { challengeId, code }: Pick<RequestedCode, 'challengeId' | 'code'>,
  from: CalledFrom = {},
) =>
  app.call<VerifiedCode & { code?: string }>('POST', '/api/auth/otp/verify', {
    body: { challengeId, code },
    ...from,
  });

/** Signs a new person up. */
export const signUp = async (
  app: IdentityApp,
  phone = newPhone(),
  from: CalledFrom = {},
): Promise<SignedIn> => {
  const verified = await verify(app, await askForCode(app, phone, from), from);
  const { ticket } = verified.body as Extract<VerifiedCode, { next: 'sign_up' }>;
  const { status, body } = await app.call<SignedIn>('POST', '/api/auth/signup', {
    body: { ticket, firstName: 'נועה', lastName: 'ברק', termsAccepted: true },
    ...from,
  });
  if (status !== 201) throw new Error(`not signed up: ${JSON.stringify(body)}`);
  return body;
};

/** Signs the same phone in from another place: possession of the number is enough. */
export const signInAgain = async (
  app: IdentityApp,
  phone: string,
  from: CalledFrom = {},
): Promise<SignedIn> => {
  await app.letPass(1800);
  return (await verify(app, await askForCode(app, phone, from), from)).body as unknown as SignedIn;
};

/** Confirms the person by a code on the phone; for accounts with neither a password nor a verified address. */
export const confirmBySms = async (app: IdentityApp, { tokens, user }: SignedIn): Promise<void> => {
  const bearer = tokens.access_token;
  const sent = await app.call('POST', '/api/auth/confirm/code', { bearer, body: { way: 'sms' } });
  if (sent.status !== 200) throw new Error(`no code to confirm: ${JSON.stringify(sent.body)}`);
  const code = app.inbox.codeFor(user.phoneNumber.replace('+972', '0'));
  const { status, body } = await app.call('POST', '/api/auth/confirm', { bearer, body: { code } });
  if (status !== 200) throw new Error(`not confirmed: ${JSON.stringify(body)}`);
};

/** Marks the session as just confirmed, where a test is not about the way. */
export const confirmed = async (app: IdentityApp, { user }: SignedIn): Promise<void> => {
  await app.source.query(
    'update identity.refresh_families set confirmed_at = clock_timestamp() where user_id = $1',
    [user.id],
  );
};
export const notConfirmed = async (app: IdentityApp, { user }: SignedIn): Promise<void> => {
  await app.source.query('update identity.refresh_families set confirmed_at = null where user_id = $1', [
    user.id,
  ]);
};

export const refresh = (app: IdentityApp, token: string): Promise<Answer<Tokens & { code?: string }>> =>
  app.call('GET', '/api/auth/refresh', { bearer: token });
