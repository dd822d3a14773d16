import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canReach, databaseAccount, handOver } from './account.mjs';
import { portNear } from './ports.mjs';
import { outsideCheckout, postgresBinaries } from './postgres-binaries.mjs';
import { processState, sleep, spawnServer, stopProcess, tail } from './process.mjs';

const user = 'smachot';
const password = 'smachot'; // the server listens on this machine only and holds demonstration data

const everywhere = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // up to ten for each process of ours, and fault tests beside each other run many
  max_connections: '400',
  shared_buffers: '128MB',
  shared_preload_libraries: 'pg_stat_statements',
  jit: 'off',
  timezone: 'UTC',
  lc_messages: 'C',
  log_min_messages: 'warning',
};

/** A test's database may vanish with the power: four times the writes per second. */
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * @typedef {object} RunningPostgres
 * @property {string} url a superuser's address of `database`
 * @property {number} port
 * @property {number} pid
 * @property {boolean} fresh whether the cluster was created now
 * @property {Promise<string>} exited resolves when the server goes, wanted or not
 * @property {() => Promise<void>} stop
 * @property {() => void} removeData call after `stop`
 */

/**
 * Starts the PostgreSQL that npm brought, on a data folder of its own; ends an orphan left by a killed run first.
 * @param {{ dataRoot: string, port?: number, database?: string, durable?: boolean,
 *   settings?: Record<string, string>, onProgress?: (text: string) => void }} options
 *   `durable: false` is for tests: no fsync
 * @returns {Promise<RunningPostgres>}
 */
export async function startPostgres(options) {
  const { dataRoot, database = 'smachot', durable = true, settings = {}, onProgress = () => {} } = options;
  fs.mkdirSync(dataRoot, { recursive: true });
  const account = databaseAccount();
  const binaries = postgresBinaries({ account, dataRoot });
  const folder = durable ? dataFolder(dataRoot, account) : forgetfulFolder(dataRoot, account);
  await endOrphan(folder, onProgress);
  const fresh = !fs.existsSync(path.join(folder, 'PG_VERSION'));
  if (fresh) onProgress('creating the database cluster (once)');
  if (fresh) createCluster(folder, binaries, account);
  else checkVersion(folder, binaries);

  const port = options.port ?? (await portNear(55_432));
  const logFile = path.join(dataRoot, 'postgres.log');
  const server = spawnServer(
    binaries.program('postgres'),
    ['-D', folder, '-p', String(port), ...configuration({ durable, settings })],
    { logFile, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, ...account },
  );
  const stop = async () => {
    if (server.exit === undefined) await stopProcess(server.pid, 'SIGINT'); // "fast": rolls back and leaves
  };
  try {
    await ready({ server, port, database, logFile });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    port,
    pid: server.pid,
    fresh,
    exited: server.exited,
    stop,
    removeData: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

/** The settings of a server, as arguments of its program. */
const configuration = ({ durable, settings }) =>
  Object.entries({ ...everywhere, ...(durable ? {} : forgetful), ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);

/** The address by which the apps use the owner's database: with a role that migrations create and that owns nothing. */
export function appAddress(ownerUrl, role = `${user}_app`) {
  const address = new URL(ownerUrl);
  [address.username, address.password] = [role, password];
  return address.href;
}

/** The owner's address of the server that `npm start` runs here now; undefined while none runs. */
export function clusterAddress(dataRoot, database = 'smachot') {
  const folder = dataFolder(dataRoot, databaseAccount());
  const pidFile = path.join(folder, 'postmaster.pid');
  if (!fs.existsSync(pidFile)) return undefined;
  // pid, folder, start, port: PostgreSQL's own file
  const [pid, , , port] = fs.readFileSync(pidFile, 'utf8').split('\n');
  const { alive, command } = processState(Number(pid));
  return alive && command.includes(folder)
    ? `postgres://${user}:${password}@127.0.0.1:${port.trim()}/${database}`
    : undefined;
}

/** Ends the server of a run that was killed, and forgets its data: for throw-away clusters. */
export async function discardPostgres(dataRoot) {
  const account = databaseAccount();
  for (const folder of [dataFolder(dataRoot, account), memoryFolder(dataRoot)]) {
    await endOrphan(folder, () => {});
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function dataFolder(dataRoot, account) {
  if (account.uid === undefined || canReach(dataRoot, account)) return path.join(dataRoot, 'postgres');
  return path.join(outsideCheckout(), path.basename(dataRoot), 'postgres');
}

/** A file system in memory, where a database of a thousand files is copied and dropped at a tenth of the price. */
const memory = '/dev/shm';
/** The tests' databases, their templates and their log take about two gigabytes; the rest is for the tests. */
const MEMORY_NEEDED = 8e9;

const memoryFolder = (dataRoot) =>
  path.join(memory, `${path.basename(outsideCheckout())}-${path.basename(dataRoot)}`);

/** For data that may vanish: in memory where there is plenty, otherwise with the rest. */
function forgetfulFolder(dataRoot, account) {
  const plenty = freeIn(memory) > MEMORY_NEEDED && availableMemory() > MEMORY_NEEDED;
  return plenty && !process.env.TEST_ALL ? memoryFolder(dataRoot) : dataFolder(dataRoot, account);
}

function freeIn(folder) {
  if (!fs.existsSync(folder)) return 0;
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}

/** In bytes. What the system merely keeps of files counts as available; only Linux tells. */
function availableMemory() {
  const told = '/proc/meminfo';
  const kB = fs.existsSync(told) && /^MemAvailable:\s+(\d+) kB/m.exec(fs.readFileSync(told, 'utf8'))?.[1];
  return Number(kB) * 1024;
}

/** After a SIGKILL of its parent the server lives on; and a pid file may name a process that is long another's. */
async function endOrphan(folder, onProgress) {
  const pidFile = path.join(folder, 'postmaster.pid');
  if (!fs.existsSync(pidFile)) return;
  const pid = Number.parseInt(fs.readFileSync(pidFile, 'utf8'), 10);
  const { alive, command } = processState(pid);
  if (alive && command.includes(folder)) {
    onProgress(`stopping a PostgreSQL left behind by an earlier run (process ${pid})`);
    await stopProcess(pid, 'SIGINT');
  } else if (!alive || !command.includes('postgres')) {
    fs.rmSync(pidFile, { force: true });
  }
}

function createCluster(folder, binaries, account) {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.mkdirSync(folder, { mode: 0o700 });
  handOver(folder, account);
  const passwordFile = path.join(os.tmpdir(), `smachot-initdb-${process.pid}`);
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  handOver(passwordFile, account);
  // the built-in collation needs no locale of the operating system and sorts the same everywhere
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8'];
  const access = ['-U', user, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const made = spawnSync(
    binaries.program('initdb'),
    ['-D', folder, ...locale, ...access, '--no-instructions', '--no-sync'],
    {
      cwd: '/',
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      ...account,
    },
  );
  fs.rmSync(passwordFile, { force: true });
  if (made.status === 0) return;
  fs.rmSync(folder, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not create ${folder}:\n${made.stderr || made.error?.message}`);
}

function checkVersion(folder, { major }) {
  let have;
  try {
    have = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw new Error(`${folder} cannot be read: it was made by another user. Remove it, or set DATA_DIR.`, {
      cause: error,
    });
  }
  if (have !== major) {
    throw new Error(
      `${folder} holds data of PostgreSQL ${have}, the bundled server is ${major}. ` +
        'Remove the folder to begin anew, or dump the data with the old version.',
    );
  }
}

async function ready({ server, port, database, logFile }) {
  const { default: pg } = await import('pg');
  for (const deadline = Date.now() + 60_000; ; await sleep(40)) {
    if (server.exit !== undefined)
      throw new Error(`PostgreSQL stopped at once (${server.exit}):\n${tail(logFile)}`);
    const client = new pg.Client({ host: '127.0.0.1', port, user, password, database: 'postgres' });
    client.on('error', () => {}); // the server may drop us while it recovers; the next round tries again
    try {
      await client.connect();
      const known = await client.query('select 1 from pg_database where datname = $1', [database]);
      if (known.rowCount === 0) await client.query(`create database "${database}"`);
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (Date.now() > deadline) throw error;
    }
  }
}
