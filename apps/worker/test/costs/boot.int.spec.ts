import { fork, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type TestDatabase, testConfig, testDatabase } from '@smachot/server-testing';
import { freePort } from '../outside';
import { everything } from '../whole-product';
import { compare } from './counting';

const root = process.env['SMACHOT_ROOT']!;
const { filesAtBoot } = JSON.parse(readFileSync(path.join(root, 'tools/bench/budgets.json'), 'utf8')) as {
  filesAtBoot: Record<string, number>;
};
const preload = path.join(root, 'apps/worker/test/costs/loaded-files.mjs');

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(everything);
});
afterAll(() => database.drop());

const environment = async (): Promise<Record<string, string>> => {
  const { settings } = testConfig(database.url);
  const { DATABASE_URL, SECRET_KEY, JWT_PRIVATE_JWK, FILES_DIR, REDIS_URL } = settings;
  return {
    ...{
      PATH: process.env['PATH']!,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      WEB_DIR: path.join(FILES_DIR, 'web'),
    },
    ...{ DATABASE_URL, SECRET_KEY, JWT_PRIVATE_JWK, FILES_DIR },
    // the queues of other tests are not this worker's
    REDIS_URL: new URL('/15', REDIS_URL).href,
    ...{ HOST: '127.0.0.1', PORT: String(await freePort()) },
  };
};

/** Packages that differ with the system they run on. */
const OF_THE_SYSTEM = new RegExp(`-${process.platform}-|^detect-libc$`);

/** How many files of which package are loaded when the bundle is ready. What is ours is a part of the bundle. */
const loadedBy = async (app: string): Promise<Record<string, number>> => {
  const child = fork(path.join(root, 'dist/apps', app, 'main.mjs'), {
    ...{
      env: await environment(),
      execArgv: ['--import', preload],
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  });
  const left = new Promise((resolve) => child.once('exit', resolve));
  const files = await new Promise<string[]>((resolve, reject) => {
    child.once('message', (loaded) => resolve(loaded as string[]));
    child.once('exit', (code) => reject(new Error(`${app} ended with ${code} before it was ready`)));
  });
  child.disconnect();
  await left;
  const packages: Record<string, number> = {};
  for (const file of files) {
    const [, name = file] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
    packages[name] = (packages[name] ?? 0) + 1;
  }
  return packages;
};

it.each(Object.keys(filesAtBoot))(
  '%s loads as few files of packages as it needs to be ready',
  async (app) => {
    const packages = Object.entries(await loadedBy(app)).filter(([name]) => !OF_THE_SYSTEM.test(name));
    const files = packages.reduce((sum, [, count]) => sum + count, 0);
    compare(
      files,
      filesAtBoot[app],
      packages.map(([name, count]) => `${name} ${count}`),
    );
  },
);

it('an error of the bundle names the line of its source', async () => {
  const api = path.join(root, 'dist/apps/api/main.mjs');
  const args = [api, '--migrate', '--exactly', path.join(root, 'no-such-list.json')];
  const { stderr } = spawnSync(process.execPath, args, { env: await environment(), encoding: 'utf8' });
  expect(stderr).toMatch(/no-such-list\.json.*\n[^]*at runMigrationsOf \(.*apps\/api\/src\/migrate\.ts:\d+/);
});
