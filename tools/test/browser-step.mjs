import fs from 'node:fs';
import path from 'node:path';
import { developmentSecrets } from '../start/secrets.mjs';
import { prepareSystem } from '../start/system.mjs';
import { dist, root } from '../stack/paths.mjs';
import { freePort } from '../stack/ports.mjs';
import { step, yellow } from '../stack/terminal.mjs';
import { findChromium } from './chromium.mjs';
import { readPlaywright } from './results.mjs';
import { runTests } from './run-tests.mjs';

const artifacts = path.join(dist, 'e2e');

/** Of the developer's own environment the product gets nothing that could point it elsewhere. */
const inherited = Object.fromEntries(
  ['PATH', 'HOME', 'LANG', 'TMPDIR', 'TZ']
    .filter((name) => process.env[name])
    .map((name) => [name, process.env[name]]),
);

/** The whole product on free ports, and Playwright against it. */
export async function runBrowserTests({ stack, teardown, long, say }) {
  const chromium = await findChromium(say);
  fs.rmSync(artifacts, { recursive: true, force: true });
  fs.mkdirSync(artifacts, { recursive: true });
  const system = prepareSystem({
    databaseUrl: stack.databaseUrl('smachot_test'),
    redisUrl: stack.redisUrl,
    ports: { web: await freePort(), sandbox: await freePort(), smtp: await freePort() },
    dataRoot: stack.folder,
    secrets: developmentSecrets(stack.folder),
    inherited,
    step,
    onWarning: (name, text) => console.log(`${yellow(name)} ${text}`),
  });
  teardown.add(() => system.stop());
  try {
    await system.start();
    return await playwright({ system, chromium, stack, long });
  } finally {
    await system.stop();
    const logs = path.join(stack.folder, 'logs');
    if (fs.existsSync(logs)) fs.cpSync(logs, path.join(artifacts, 'logs'), { recursive: true });
  }
}

function playwright({ system, chromium, stack, long }) {
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
      '--reporter=list,json',
      '--output',
      path.join(artifacts, 'results'),
    ],
    file,
    read: readPlaywright,
    limitMs: (long ? 90 : 20) * 60_000,
    env: {
      ...stack.environment,
      BASE_URL: system.baseUrl,
      SANDBOX_URL: system.sandboxUrl,
      CHROMIUM: chromium,
      E2E_ARTIFACTS: artifacts,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  });
}
