// Which installation the commands of operations work on: the one of the environment, else the one `npm start` keeps here.
import fs from 'node:fs';
import path from 'node:path';
import { dataRoot } from '../stack/paths.mjs';
import { appAddress, clusterAddress, startPostgres } from '../stack/postgres.mjs';

/**
 * @returns {Promise<{ databaseUrl: string, addresses: Record<string, string | undefined>, filesDir: string | undefined,
 *   release: () => Promise<void> }>} `databaseUrl` is the owner's address; `addresses`: what migrations are given; `filesDir` is undefined where
 *   files are kept in S3
 */
export async function findInstallation(env = process.env) {
  const filesDir = env.FILES_DRIVER === 's3' ? undefined : (env.FILES_DIR ?? path.join(dataRoot, 'files'));
  if (env.DATABASE_URL) {
    const { DATABASE_URL, DATABASE_ADMIN_URL } = env;
    const addresses = { DATABASE_URL, DATABASE_ADMIN_URL };
    return { databaseUrl: DATABASE_ADMIN_URL ?? DATABASE_URL, addresses, filesDir, release: async () => {} };
  }
  const running = clusterAddress(dataRoot);
  if (running)
    return { databaseUrl: running, addresses: ownAddresses(running), filesDir, release: async () => {} };
  const server = await startPostgres({ dataRoot });
  return { databaseUrl: server.url, addresses: ownAddresses(server.url), filesDir, release: server.stop };
}

const ownAddresses = (url) => ({ DATABASE_URL: appAddress(url), DATABASE_ADMIN_URL: url });

/** Every file below a folder, by its path relative to it with slashes. */
export async function* filesIn(folder, below = '') {
  if (!fs.existsSync(folder)) return;
  for await (const entry of await fs.promises.opendir(path.join(folder, below))) {
    const name = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesIn(folder, name);
    else if (entry.isFile()) yield name;
  }
}

/** Runs the command of a file that was started itself; an expected failure is one line. */
export async function runAsCommand(meta, work) {
  if (process.argv[1] !== meta.filename && path.resolve(process.argv[1]) !== meta.filename) return;
  try {
    await work();
  } catch (error) {
    console.error(process.env.DEBUG ? error : error.message);
    process.exitCode = 1;
  }
}
