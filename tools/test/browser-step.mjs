import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { developmentSecrets } from '../start/secrets.mjs';
import { allOrFirstProblem, prepareSystem } from '../start/system.mjs';
import { dist, root } from '../stack/paths.mjs';
import { freePort } from '../stack/ports.mjs';
import { appAddress } from '../stack/postgres.mjs';
import { step, yellow } from '../stack/terminal.mjs';
import { findChromium } from './chromium.mjs';
import { textOf } from './parts.mjs';
import { readPlaywright } from './results.mjs';
import { runTests } from './run-tests.mjs';

const artifacts = path.join(dist, 'e2e');

/** The product inherits no variable of the developer's environment that could point it to other services. */
const inherited = Object.fromEntries(
  ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TZ']
    .filter((name) => process.env[name])
    .map((name) => [name, process.env[name]]),
);

/** A product has one clock, which tests move: parallel workers need a product each. More than two would have no work left. */
const count = Math.min(2, os.availableParallelism());

/** The whole product on free ports, once for each worker of Playwright, and Playwright against it. */
export async function runBrowserTests({ stack, teardown, part, say }) {
  const chromium = await findChromium(say);
  fs.rmSync(artifacts, { recursive: true, force: true });
  fs.mkdirSync(artifacts, { recursive: true });
  const systems = await Promise.all(Array.from({ length: count }, (_, index) => aSystem(stack, index + 1)));
  const stop = () => Promise.all(systems.map((system) => system.stop()));
  teardown.add(stop);
  try {
    await allOrFirstProblem(systems.map((system) => system.start()));
    return await playwright({ systems, chromium, stack, part });
  } finally {
    await stop();
    for (const { name, folder } of systems) keepLogs(folder, name);
  }
}

/** With a database of its own on each of the two servers. */
export async function aSystem(stack, number) {
  const name = `browser_${number}`;
  const folder = path.join(stack.folder, name);
  await createDatabase(stack.databaseUrl('postgres'), name);
  const system = prepareSystem({
    databaseUrl: appAddress(stack.databaseUrl(name), name),
    databaseAdminUrl: stack.databaseUrl(name),
    redisUrl: `${stack.redisUrl}/${number}`,
    ports: { web: await freePort(), sandbox: await freePort(), smtp: await freePort() },
    dataRoot: folder,
    secrets: developmentSecrets(folder),
    inherited,
    step: (title, work) => step(`${title} ${number}`, work),
    onWarning: (app, text) => console.log(`${yellow(`${app} ${number}`)} ${text}`),
  });
  return { ...system, name, folder, databaseUrl: stack.databaseUrl(name) };
}

async function createDatabase(adminUrl, name) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database "${name}"`);
  await client.end();
}

function keepLogs(folder, name) {
  const logs = path.join(folder, 'logs');
  if (fs.existsSync(logs)) fs.cpSync(logs, path.join(artifacts, 'logs', name), { recursive: true });
}

function playwright({ systems, chromium, stack, part }) {
  const file = path.join(dist, 'test', 'browser.json');
  const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
  const config = path.join(root, 'apps/e2e/playwright.config.ts');
  return runTests({
    name: 'browser',
    args: [
      cli,
      'test',
      '--config',
      config,
      ...(part ? [`--shard=${textOf(part)}`] : []),
      `--reporter=list,json,${path.join(root, 'apps/e2e/src/open-tests.ts')}`,
      '--output',
      path.join(artifacts, 'results'),
    ],
    file,
    read: readPlaywright,
    env: {
      ...stack.environment,
      BASE_URL: systems.map(({ baseUrl }) => baseUrl).join(','),
      SANDBOX_URL: systems.map(({ sandboxUrl }) => sandboxUrl).join(','),
      CHROMIUM: chromium,
      E2E_ARTIFACTS: artifacts,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  });
}
