// npm start, npm run dev: brings the whole system up on this machine. Node built-ins only, until the dependencies
// are known to be there.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApps } from '../build/apps.mjs';
import { dataRoot, root } from '../stack/paths.mjs';
import { PortTaken, requirePort } from '../stack/ports.mjs';
import { appAddress, startPostgres } from '../stack/postgres.mjs';
import { startRedis } from '../stack/redis.mjs';
import { Teardown } from '../stack/teardown.mjs';
import { bold, dim, red, step, yellow } from '../stack/terminal.mjs';
import { demoGuestsWrite } from './demo-guests.mjs';
import { AlreadyRunning, takeLock } from './lock.mjs';
import { developmentSecrets } from './secrets.mjs';
import { alreadyRunning, summary } from './summary.mjs';
import { prepareSystem } from './system.mjs';

const { values: flags } = parseArgs({ options: { dev: { type: 'boolean', default: false } } });
const ports = {
  web: Number(process.env.PORT ?? 4200),
  sandbox: Number(process.env.SANDBOX_PORT ?? 4300),
  smtp: Number(process.env.SANDBOX_SMTP_PORT ?? Number(process.env.SANDBOX_PORT ?? 4300) + 25),
};
const addresses = {
  baseUrl: `http://localhost:${ports.web}`,
  sandboxUrl: `http://localhost:${ports.sandbox}`,
};
const teardown = new Teardown();
const startup = new AbortController();

async function main() {
  if (!fs.existsSync(path.join(root, 'node_modules')))
    throw new Error('Dependencies are missing: run "npm ci" first.');
  const lock = takeLock(path.join(dataRoot, 'start.lock'), addresses);
  teardown.add(lock.release);
  // a run that was killed a moment ago may still be closing its ports
  await requirePorts(lock.abandoned ? 10_000 : 0);
  console.log(`${bold('Smachot')} ${dim('is starting')}`);

  const { databaseUrl, redisUrl } = await startServers();
  const system = prepareSystem({
    ...appAccounts(databaseUrl),
    redisUrl,
    ports,
    dataRoot,
    secrets: developmentSecrets(dataRoot),
    inherited: process.env,
    step,
    onWarning: (name, text) => console.log(`${yellow(name)} ${text}`),
    signal: startup.signal,
  });
  teardown.add(() => system.stop());
  await system.start();
  // with a WhatsApp of the caller's own, the answers would reach whoever has such a phone
  if (!process.env.WHATSAPP_BASE_URL)
    await demoGuestsWrite({ sandboxUrl: `http://127.0.0.1:${ports.sandbox}`, dataRoot }).catch(
      ({ message }) => console.log(`${yellow('demo')} no guest has written: ${message}`),
    );
  if (flags.dev) await watchSources(system);
  console.log(
    summary({
      ...addresses,
      databaseUrl,
      redisUrl,
      dataRoot,
      tookMs: performance.now(),
      dev: flags.dev,
    }),
  );
}

async function requirePorts(waitMs) {
  await requirePort({ purpose: 'the product', port: ports.web, variable: 'PORT', waitMs });
  await requirePort({ purpose: 'the sandbox', port: ports.sandbox, variable: 'SANDBOX_PORT', waitMs });
  await requirePort({
    purpose: "the sandbox's mail",
    port: ports.smtp,
    variable: 'SANDBOX_SMTP_PORT',
    waitMs,
  });
}

/** The servers, while the apps are built. */
async function startServers() {
  const [databaseUrl, redisUrl] = await Promise.all([
    database('PostgreSQL', process.env.DATABASE_URL, startPostgres),
    database('Redis', process.env.REDIS_URL, startRedis),
    step('Build', (onProgress) => buildApps({ onProgress, signal: startup.signal })),
  ]);
  return { databaseUrl, redisUrl };
}

/** On a server of the caller's own the apps use the caller's account: it may not be allowed to create roles. */
const appAccounts = (databaseUrl) =>
  process.env.DATABASE_URL
    ? { databaseUrl, databaseAdminUrl: process.env.DATABASE_ADMIN_URL }
    : { databaseUrl: appAddress(databaseUrl), databaseAdminUrl: databaseUrl };

/** The caller's own server when an address is given, else one of ours. */
async function database(name, givenUrl, start) {
  if (givenUrl) return givenUrl;
  const server = await teardown.own(step(name, (onProgress) => start({ dataRoot, onProgress })));
  void server.exited.then((how) => shutDown(`${name} stopped (${how}).`, 1));
  return server.url;
}

async function watchSources(system) {
  const { watchApps } = await import('./watch.mjs');
  teardown.own(watchApps({ apps: system.apps, onNews: (name, text) => console.log(`${dim(name)} ${text}`) }));
}

let stopping = false;
async function shutDown(reason, code = 0) {
  if (stopping) return;
  stopping = true;
  const began = performance.now();
  startup.abort();
  if (reason) console.log(`\n${reason} ${dim('Stopping…')}`);
  await teardown.run();
  if (reason) console.log(dim(`Stopped in ${((performance.now() - began) / 1_000).toFixed(1)} s.`));
  process.exit(code);
}

let asked = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (++asked > 2) process.exit(1); // the person insists; the next start clears up
    void shutDown(signal === 'SIGINT' ? 'Ctrl-C.' : `Received ${signal}.`);
  });
}

// `kill` of npm without a terminal ends npm alone: notice that the parent is another one
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void shutDown('npm has ended.');
  }, 500).unref();
}

try {
  await main();
} catch (error) {
  if (!stopping) {
    const expected = error instanceof PortTaken || error instanceof AlreadyRunning;
    const text = error instanceof AlreadyRunning ? alreadyRunning(error.details) : error.message;
    console.error(expected ? text : `\n${red('Smachot could not start.')} ${text}`);
    await shutDown('', 1);
  }
}
