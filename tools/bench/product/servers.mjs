import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { Redis } from 'ioredis';
import { dataRoot } from '../../stack/paths.mjs';
import { freePort } from '../../stack/ports.mjs';
import { discardPostgres, startPostgres } from '../../stack/postgres.mjs';
import { processState } from '../../stack/process.mjs';
import { discardRedis, startRedis } from '../../stack/redis.mjs';

/** The database user decides whether a statement is counted: the product is `smachot`, this benchmark and the baselines are `bench`. */
const ours = { user: 'bench', password: 'bench' };

/**
 * PostgreSQL and Redis for one run: on free ports, with fsync as in earnest, gone afterwards.
 * @returns {Promise<Servers>}
 * @typedef {{ folder: string, databaseUrl: string, ourDatabaseUrl: string, redisUrl: string, postgresPid: number,
 *   sql: pg.Pool, redis: Redis, stop: () => Promise<void> }} Servers `sql` and `redis` are ours, never counted
 */
export async function startServers(onProgress) {
  await sweepAbandoned();
  const folder = path.join(dataRoot, `bench-${process.pid}`);
  fs.mkdirSync(folder, { recursive: true });
  const [postgres, redisServer] = await Promise.all([
    freePort().then((port) =>
      startPostgres({ dataRoot: folder, port, database: 'smachot_bench', onProgress }),
    ),
    freePort().then((port) => startRedis({ dataRoot: folder, port, onProgress })),
  ]);
  await prepare(postgres.url);
  const ourDatabaseUrl = Object.assign(new URL(postgres.url), {
    username: ours.user,
    password: ours.password,
  }).href;
  const sql = new pg.Pool({ connectionString: ourDatabaseUrl, max: 4 });
  const redis = new Redis(redisServer.url);
  sql.on('error', () => {}); // the servers are stopped before the pool's idle connections notice
  redis.on('error', () => {});
  return {
    folder,
    databaseUrl: postgres.url,
    ourDatabaseUrl,
    redisUrl: redisServer.url,
    postgresPid: postgres.pid,
    sql,
    redis,
    async stop() {
      await sql.end();
      redis.disconnect();
      await Promise.all([redisServer.stop(), postgres.stop()]);
      postgres.removeData();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function prepare(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create extension pg_stat_statements');
  await client.query(`create role ${ours.user} superuser login password '${ours.password}'`);
  await client.query('create schema bare'); // the tables of the baselines
  await client.end();
}

/** A run that was killed leaves servers and folders behind: the next one clears them. */
async function sweepAbandoned() {
  if (!fs.existsSync(dataRoot)) return;
  for (const name of fs.readdirSync(dataRoot)) {
    const pid = Number(/^bench-(\d+)$/.exec(name)?.[1]);
    if (!pid || pid === process.pid || processState(pid).alive) continue;
    const folder = path.join(dataRoot, name);
    await discardRedis(folder);
    await discardPostgres(folder);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
