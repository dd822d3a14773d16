import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOf } from '../../build/apps.mjs';
import { freePort } from '../../stack/ports.mjs';
import { runCommand } from '../../stack/run-command.mjs';
import { appEnvironments } from '../../start/environment.mjs';
import { newSecrets } from '../../start/secrets.mjs';
import { answersAt, SupervisedApp } from '../../start/supervised-app.mjs';

const probe = new URL('./probe.mjs', import.meta.url);

/** Limits faster than any provider's and larger than any account's, so that only the product is measured; statuses come minutes later, not in between. */
const unhindered = {
  WHATSAPP_RATE: '6000',
  SANDBOX_WHATSAPP_MPS: '1000000',
  SANDBOX_STATUS_PACE: '1000',
  STORES_DAILY_LIMIT: '1000000',
  STORES_OWNED_LIMIT: '1000000',
};

/**
 * The real processes: one api, one worker and the sandbox, as `npm start` runs them.
 * @param {import('./servers.mjs').Servers} servers
 * @param {{ onWarning: (name: string, text: string) => void }} options
 */
export async function startProduct(servers, { onWarning }) {
  const environments = await environmentsOn(servers);
  const probes = { api: await freePort(), worker: await freePort() };
  const app = (name, isReady) =>
    new SupervisedApp({
      name,
      entry: path.join(folderOf(name), 'main.mjs'),
      env: probes[name] ? withProbe(environments[name], probes[name]) : environments[name],
      logFile: path.join(servers.folder, 'logs', `${name}.log`),
      isReady,
      onWarning,
    });
  const { SANDBOX_URL: sandboxUrl, PORT: port } = environments.api;
  const apiUrl = `http://127.0.0.1:${port}`;
  const apps = {
    sandbox: app('sandbox', answersAt(`${sandboxUrl}/_sandbox/health`)),
    api: app('api', answersAt(`${apiUrl}/readyz`)),
    worker: app('worker'),
  };
  await migrate(environments.api);
  await Promise.all(Object.values(apps).map((each) => each.start()));
  return {
    ...apps,
    environments,
    apiUrl,
    sandboxUrl,
    ask: (name, question) => ask(`http://127.0.0.1:${probes[name]}${question}`),
    async stop() {
      for (const name of ['api', 'worker', 'sandbox']) await apps[name].stop();
    },
  };
}

async function environmentsOn({ databaseUrl, redisUrl, folder }) {
  const [web, sandbox, smtp] = [await freePort(), await freePort(), await freePort()];
  return appEnvironments({
    databaseUrl,
    redisUrl,
    ports: { web, sandbox, smtp },
    dataRoot: folder,
    secrets: newSecrets(),
    inherited: { PATH: process.env.PATH, TZ: 'UTC', ...unhindered },
  });
}

const withProbe = (environment, port) => ({
  ...environment,
  BENCH_PROBE_PORT: String(port),
  NODE_OPTIONS: `--import=${fileURLToPath(probe)}`,
});

const migrate = (env) =>
  runCommand(process.execPath, [path.join(folderOf('api'), 'main.mjs'), '--migrate'], {
    title: 'Migrating the database',
    env,
  });

async function ask(url) {
  const answer = await fetch(url);
  return answer.json();
}

/** @typedef {Awaited<ReturnType<typeof startProduct>>} Product */
