import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { identityStore } from '@smachot/server-identity';
import { messagingStore } from '@smachot/server-messaging';
import { notificationsStore } from '@smachot/server-notifications';
import { ordersStore } from '@smachot/server-orders';
import { paymentsStore } from '@smachot/server-payments';
import {
  collectWithoutHelpers,
  ConfigurationError,
  platformStore,
  readConfig,
} from '@smachot/server-platform';
import { rsvpStore } from '@smachot/server-rsvp';
import { storesStore } from '@smachot/server-stores';
import { WorkerModule } from './worker.module';

const run = async (): Promise<void> => {
  collectWithoutHelpers();
  const config = readConfig(process.env);
  const stores = [
    ...[platformStore, identityStore, messagingStore, paymentsStore, notificationsStore, rsvpStore],
    ...[storesStore, ordersStore],
  ];
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
