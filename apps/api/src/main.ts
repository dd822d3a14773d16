import 'source-map-support/register.js';
import 'reflect-metadata';
import {
  collectWithoutHelpers,
  type Config,
  ConfigurationError,
  createHttpApp,
  drainOnSigterm,
  readConfig,
  startTracing,
} from '@smachot/server-platform';
import { ApiModule } from './api.module';
import { runMigrations, runMigrationsOf } from './migrate';
import { seedDemo } from './seed';

const serve = async (config: Config): Promise<void> => {
  await startTracing(config.settings, 'api');
  const app = await createHttpApp(ApiModule.with(config));
  await app.listen(config.settings.PORT, config.settings.HOST);
  drainOnSigterm(app);
  process.send?.('ready');
  // Started by a supervisor: exits with it.
  process.once('disconnect', () => void app.close().then(() => process.exit(0)));
  console.log(
    `api ready in ${Math.round(performance.now())} ms on ${config.settings.HOST}:${config.settings.PORT}`,
  );
};

const run = async (): Promise<void> => {
  collectWithoutHelpers();
  const config = readConfig(process.env);
  if (process.argv.includes('--migrate')) {
    const exactly = process.argv.indexOf('--exactly');
    return exactly < 0 ? runMigrations(config) : runMigrationsOf(config, process.argv[exactly + 1]!);
  }
  if (process.argv.includes('--seed')) return seedDemo(config);
  return serve(config);
};

run().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
});
