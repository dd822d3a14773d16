import fs from 'node:fs';
import path from 'node:path';
import { dataRoot, dist, root } from '../stack/paths.mjs';
import { freePort } from '../stack/ports.mjs';
import { discardPostgres, startPostgres } from '../stack/postgres.mjs';
import { processState } from '../stack/process.mjs';
import { discardRedis, startRedis } from '../stack/redis.mjs';

/** Everything of one test run lies in a folder of its own, named after its process. */
const runFolder = (pid) => path.join(dataRoot, `test-${pid}`);

/**
 * PostgreSQL and Redis for tests: on free ports, without fsync, gone afterwards.
 * @param {{ folder?: string, onProgress?: (text: string) => void }} [options]
 * @returns {Promise<{ folder: string, environment: Record<string, string>, databaseUrl: (name: string) => string,
 *   redisUrl: string, servers: number[], stop: () => Promise<void> }>} `servers`: their process ids
 */
export async function startTestStack({ folder = runFolder(process.pid), onProgress } = {}) {
  await sweepAbandoned();
  fs.mkdirSync(folder, { recursive: true });
  const common = { dataRoot: folder, durable: false, onProgress };
  const [postgres, redis] = await Promise.all([
    freePort().then((port) => startPostgres({ ...common, port, database: 'smachot_test' })),
    freePort().then((port) => startRedis({ ...common, port })),
  ]);
  return {
    folder,
    environment: testEnvironment(postgres.url, redis.url, folder),
    databaseUrl: (name) => withDatabase(postgres.url, name),
    redisUrl: redis.url,
    servers: [postgres.pid, redis.pid],
    async stop() {
      await Promise.all([redis.stop(), postgres.stop()]);
      postgres.removeData();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The environment of every test; `with-stack.mjs` gives a single one the same. */
const testEnvironment = (databaseUrl, redisUrl, folder) => ({
  TEST_DATABASE_ADMIN_URL: databaseUrl,
  TEST_REDIS_URL: redisUrl,
  TEST_FILES_DIR: path.join(folder, 'files'),
  SMACHOT_ROOT: root,
  SMACHOT_DIST: dist,
  TZ: 'UTC',
});

function withDatabase(url, name) {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** A run that was killed leaves servers and folders behind: the next one clears them. */
async function sweepAbandoned() {
  if (!fs.existsSync(dataRoot)) return;
  for (const name of fs.readdirSync(dataRoot)) {
    const pid = Number(/^test-(\d+)$/.exec(name)?.[1]);
    if (!pid || pid === process.pid || processState(pid).alive) continue;
    await discardTestStack(runFolder(pid));
  }
}

/** Stops and removes the databases of a folder, also those of another process. */
export async function discardTestStack(folder) {
  await discardRedis(folder);
  await discardPostgres(folder);
  fs.rmSync(folder, { recursive: true, force: true });
}
