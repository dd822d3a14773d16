import { randomInt } from 'node:crypto';
import { Module, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { User, VerifiedCode } from '@smachot/contracts';
import { AdminHttpModule, AdminJobsModule, adminPersistence } from '@smachot/server-admin';
import { CustomersHttpModule, CustomersJobsModule, customersPersistence } from '@smachot/server-customers';
import {
  NewslettersHttpModule,
  NewslettersJobsModule,
  newslettersPersistence,
} from '@smachot/server-newsletters';
import { ArticlesHttpModule, ArticlesJobsModule, articlesPersistence } from '@smachot/server-articles';
import { ReviewsHttpModule, ReviewsJobsModule, reviewsPersistence } from '@smachot/server-reviews';
import { AnalyticsHttpModule, AnalyticsJobsModule, analyticsPersistence } from '@smachot/server-analytics';
import {
  ConversationsHttpModule,
  ConversationsJobsModule,
  conversationsPersistence,
} from '@smachot/server-conversations';
import { CouponsHttpModule, couponsPersistence } from '@smachot/server-coupons';
import {
  HostedEventsHttpModule,
  HostedEventsJobsModule,
  hostedEventsPersistence,
} from '@smachot/server-hosted-events';
import { IdentityHttpModule, IdentityJobsModule, identityPersistence } from '@smachot/server-identity';
import { MessagingHttpModule, MessagingJobsModule, messagingPersistence } from '@smachot/server-messaging';
import {
  NotificationsHttpModule,
  NotificationsJobsModule,
  notificationsPersistence,
} from '@smachot/server-notifications';
import { OrdersHttpModule, OrdersJobsModule, ordersPersistence } from '@smachot/server-orders';
import { PaymentsHttpModule, PaymentsJobsModule, paymentsPersistence } from '@smachot/server-payments';
import { PayoutsHttpModule, PayoutsJobsModule, payoutsPersistence } from '@smachot/server-payouts';
import {
  createHttpApp,
  HttpModule,
  PhoneKeys,
  PlatformModule,
  platformPersistence,
} from '@smachot/server-platform';
import { ProposalsHttpModule, ProposalsJobsModule, proposalsPersistence } from '@smachot/server-proposals';
import { RsvpHttpModule, RsvpJobsModule, rsvpPersistence } from '@smachot/server-rsvp';
import { StoresHttpModule, StoresJobsModule, storesPersistence } from '@smachot/server-stores';
import {
  SubscriptionsHttpModule,
  SubscriptionsJobsModule,
  subscriptionsPersistence,
} from '@smachot/server-subscriptions';
import { testConfig, testDatabase, type TestDatabase, TestJobs } from '@smachot/server-testing';
import {
  VerificationHttpModule,
  VerificationJobsModule,
  verificationPersistence,
} from '@smachot/server-verification';
import { WaitingHttpModule, WaitingJobsModule, waitingPersistence } from '@smachot/server-waiting';
import { startSandbox } from '@smachot/sandbox';

export type Person = { user: User; bearer: string };
type Request = { body?: unknown; bearer?: string; headers?: Record<string, string> };

/** Every schema of the product. */
export const everything = [
  ...[platformPersistence, identityPersistence, messagingPersistence, paymentsPersistence],
  ...[
    notificationsPersistence,
    rsvpPersistence,
    hostedEventsPersistence,
    storesPersistence,
    conversationsPersistence,
    verificationPersistence,
    couponsPersistence,
    ordersPersistence,
    payoutsPersistence,
    proposalsPersistence,
    subscriptionsPersistence,
    adminPersistence,
    analyticsPersistence,
    customersPersistence,
    newslettersPersistence,
    articlesPersistence,
    reviewsPersistence,
    waitingPersistence,
  ],
];
const http = [
  ...[HttpModule, IdentityHttpModule, MessagingHttpModule, PaymentsHttpModule],
  ...[NotificationsHttpModule, RsvpHttpModule, StoresHttpModule],
  ...[ConversationsHttpModule, VerificationHttpModule, CouponsHttpModule],
  ...[OrdersHttpModule, PayoutsHttpModule, SubscriptionsHttpModule, AdminHttpModule],
  ...[AnalyticsHttpModule, CustomersHttpModule, ProposalsHttpModule],
  HostedEventsHttpModule,
  NewslettersHttpModule,
  ArticlesHttpModule,
  ReviewsHttpModule,
  WaitingHttpModule,
];
const work = [
  ...[IdentityJobsModule, MessagingJobsModule, PaymentsJobsModule],
  ...[NotificationsJobsModule, RsvpJobsModule, StoresJobsModule],
  ...[ConversationsJobsModule, VerificationJobsModule, OrdersJobsModule],
  ...[PayoutsJobsModule, SubscriptionsJobsModule, AdminJobsModule],
  ...[AnalyticsJobsModule, CustomersJobsModule, ProposalsJobsModule],
  HostedEventsJobsModule,
  NewslettersJobsModule,
  ArticlesJobsModule,
  ReviewsJobsModule,
  WaitingJobsModule,
];

type ProductOptions = {
  port?: number;
  settings?: Record<string, string>;
  modules?: Type[];
  database?: TestDatabase;
  sandbox?: Awaited<ReturnType<typeof startSandbox>>;
};

/**
 * Calls and jobs in one process, on a database of its own, with the sandbox as the outside world; jobs run when a test requests
 * it. `port`: the port for callbacks of the outside world; without one there are none. `settings`, `modules`: beside the usual ones.
 * `database`, `sandbox`: those of another product, which closes them; absent: of its own.
 */
export const startWholeProduct = async ({
  port = 0,
  settings = {},
  modules = [],
  ...given
}: ProductOptions = {}) => {
  const database = given.database ?? (await testDatabase(everything));
  const sandbox =
    given.sandbox ??
    (await startSandbox({ port: 0, smtpPort: 0, productUrl: `http://127.0.0.1:${port || 9}` }));
  const outside = { SANDBOX_URL: sandbox.url, SMTP_URL: sandbox.smtpUrl };
  const config = testConfig(database.url, { ...outside, ...settings });
  @Module({
    imports: [PlatformModule.with(config, everything, 20), ...http, ...work, ...modules, DiscoveryModule],
  })
  class WholeProduct {}
  const app: NestFastifyApplication = await createHttpApp(WholeProduct);
  await app.listen(port, '127.0.0.1');
  return {
    ...callsTo(app, sandbox.url),
    app,
    jobs: new TestJobs(app, database.source),
    source: database.source,
    /** The key that replaces a phone (E.164) in tables. */
    phoneKey: (phone: string): string => app.get(PhoneKeys).of(phone),
    sandboxUrl: sandbox.url,
    config,
    async close(): Promise<void> {
      await app.close();
      if (!given.sandbox) await sandbox.close();
      if (!given.database) await database.drop();
    },
  };
};
export type WholeProduct = Awaited<ReturnType<typeof startWholeProduct>>;

const callsTo = (app: NestFastifyApplication, sandboxUrl: string) => {
  const call = async (method: string, path: string, { body, bearer, headers }: Request = {}) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      // callers do not share an address's limits; Redis outlives the test
      remoteAddress: `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`,
      headers: { ...(bearer ? { authorization: `Bearer ${bearer}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      text: answer.body,
      body: (isJson ? answer.json() : undefined) as never,
    };
  };
  /** Expects a 2xx answer; a failure prints the body. */
  const ask = async <T = Record<string, string>>(
    method: string,
    path: string,
    request: Request = {},
  ): Promise<T> => {
    const answer = await call(method, path, request);
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.body;
  };
  const signUp = async (phone: string): Promise<Person> => {
    const { challengeId } = await ask('POST', '/api/auth/otp', { body: { phone } });
    const texts = (await (await fetch(`${sandboxUrl}/_sandbox/sms?to=${phone}`)).json()) as {
      text: string;
    }[];
    const code = /\d{6}/.exec(texts.at(-1)!.text)![0];
    const verified = await ask<Extract<VerifiedCode, { next: 'sign_up' }>>('POST', '/api/auth/otp/verify', {
      body: { challengeId, code },
    });
    const body = { ticket: verified.ticket, firstName: 'נועה', lastName: 'ברק', termsAccepted: true };
    const { tokens, user } = await ask<{ tokens: { access_token: string }; user: User }>(
      'POST',
      '/api/auth/signup',
      { body },
    );
    return { user, bearer: tokens.access_token };
  };
  return { call, ask, signUp };
};
