import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { unpackDebianPackage } from './debian-packages.mjs';
import { programs } from './paths.mjs';
import { findExecutable } from './process.mjs';

const folder = path.join(programs, 'redis-server');
const servers = ['valkey-server', 'redis-server'];

/** Instructions for a person when Redis was neither found nor downloaded. */
export const howToGetRedis = `Redis (or Valkey) was not found, and could not be fetched.
Any one of these helps, then run the command again:
  Debian, Ubuntu   sudo apt-get install redis-server
  Fedora           sudo dnf install valkey
  macOS            brew install redis
  Docker           docker run -d -p 6379:6379 redis:7-alpine redis-server --maxmemory-policy noeviction
                   and set REDIS_URL=redis://127.0.0.1:6379`;

/** @typedef {{ command: string, libraries?: string }} RedisBinary `libraries` is its LD_LIBRARY_PATH */

/**
 * A Redis server that runs here: installed on the machine, or unpacked by us (fetched when missing).
 * @param {(text: string) => void} [onProgress]
 * @returns {Promise<RedisBinary | undefined>}
 */
export async function redisBinary(onProgress = () => {}) {
  const installed = process.env.REDIS_SERVER ?? findExecutable(...servers.toReversed());
  const present = runnable(installed && { command: installed }) ?? runnable(unpacked());
  return present ?? (await fetched(onProgress));
}

function runnable(binary) {
  if (!binary) return undefined;
  const version = spawnSync(binary.command, ['--version'], {
    encoding: 'utf8',
    env: binaryEnvironment(binary),
  });
  return version.status === 0 ? binary : undefined;
}

/** @param {RedisBinary} binary */
export const binaryEnvironment = ({ libraries }) => ({
  PATH: process.env.PATH,
  LC_ALL: 'C',
  ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}),
});

function unpacked() {
  const command = servers
    .map((name) => path.join(folder, 'usr/bin', name))
    .find((file) => fs.existsSync(file));
  if (!command) return undefined;
  const roots = ['usr/lib', 'lib']
    .map((name) => path.join(folder, name))
    .filter((name) => fs.existsSync(name));
  const below = roots.flatMap((name) =>
    fs
      .readdirSync(name, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => path.join(name, entry.name)),
  );
  return { command, libraries: [...roots, ...below].join(':') };
}

/** Debian and Ubuntu: unpacks the server's packages. */
async function fetched(onProgress) {
  onProgress('fetching the Redis server (once)');
  for (const server of servers) if (await unpackDebianPackage(server, folder)) return runnable(unpacked());
  return undefined;
}
