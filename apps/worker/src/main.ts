import 'source-map-support/register.js';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { adminPersistence } from '@smachot/server-admin';
import { analyticsPersistence } from '@smachot/server-analytics';
import { customersPersistence } from '@smachot/server-customers';
import { conversationsPersistence } from '@smachot/server-conversations';
import { hostedEventsPersistence } from '@smachot/server-hosted-events';
import { identityPersistence } from '@smachot/server-identity';
import { messagingPersistence } from '@smachot/server-messaging';
import { notificationsPersistence } from '@smachot/server-notifications';
import { couponsPersistence } from '@smachot/server-coupons';
import { ordersPersistence } from '@smachot/server-orders';
import { paymentsPersistence } from '@smachot/server-payments';
import {
  collectWithoutHelpers,
  ConfigurationError,
  platformPersistence,
  readConfig,
  startTracing,
} from '@smachot/server-platform';
import { payoutsPersistence } from '@smachot/server-payouts';
import { proposalsPersistence } from '@smachot/server-proposals';
import { articlesPersistence } from '@smachot/server-articles';
import { newslettersPersistence } from '@smachot/server-newsletters';
import { reviewsPersistence } from '@smachot/server-reviews';
import { rsvpPersistence } from '@smachot/server-rsvp';
import { storesPersistence } from '@smachot/server-stores';
import { subscriptionsPersistence } from '@smachot/server-subscriptions';
import { verificationPersistence } from '@smachot/server-verification';
import { waitingPersistence } from '@smachot/server-waiting';
import { WorkerModule } from './worker.module';

const run = async (): Promise<void> => {
  collectWithoutHelpers();
  const config = readConfig(process.env);
  const stores = [
    ...[
      platformPersistence,
      identityPersistence,
      messagingPersistence,
      paymentsPersistence,
      notificationsPersistence,
      rsvpPersistence,
    ],
    ...[storesPersistence, conversationsPersistence, verificationPersistence, couponsPersistence],
    ...[ordersPersistence, payoutsPersistence, subscriptionsPersistence, adminPersistence],
    ...[analyticsPersistence, customersPersistence, proposalsPersistence, reviewsPersistence],
    ...[newslettersPersistence, articlesPersistence, hostedEventsPersistence, waitingPersistence],
  ];
  await startTracing(config.settings, 'worker');
  const app = await NestFactory.createApplicationContext(WorkerModule.with(config, stores), {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  app.enableShutdownHooks();
  process.send?.('ready');
  process.once('disconnect', () => void app.close().then(() => process.exit(0)));
  console.log(`worker ready in ${Math.round(performance.now())} ms`);
};

run().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
});
