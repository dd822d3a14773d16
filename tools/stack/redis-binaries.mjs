import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { programs } from './paths.mjs';
import { findExecutable } from './process.mjs';
import { tryCommand } from './run-command.mjs';

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

/** Debian and Ubuntu: downloads the signed packages and unpacks them. Needs no root and changes nothing in the system. */
async function fetched(onProgress) {
  if (process.platform !== 'linux' || !findExecutable('apt-get') || !findExecutable('dpkg')) return undefined;
  const scratch = path.join(programs, 'apt');
  const downloads = path.join(scratch, 'packages');
  for (const part of ['state/lists/partial', 'cache/archives/partial', 'packages'])
    fs.mkdirSync(path.join(scratch, part), { recursive: true });
  try {
    onProgress('fetching the Redis server (once)');
    const system = aptIn(scratch, []);
    if (!(await download(system, downloads))) {
      const state = [`Dir::State=${scratch}/state`, 'Dir::State::status=/var/lib/dpkg/status'];
      const own = aptIn(scratch, state);
      if ((await own(['update'])).code !== 0 || !(await download(own, downloads))) return undefined;
    }
    unpack(downloads);
    return runnable(unpacked());
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

const aptIn = (scratch, state) => (args, cwd) => {
  const settings = [
    'Debug::NoLocking=1',
    'APT::Sandbox::User=root',
    `Dir::Cache=${scratch}/cache`,
    'Acquire::Retries=2',
    'Acquire::http::Timeout=20',
    ...state,
  ];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  return tryCommand('apt-get', [...settings.flatMap((s) => ['-o', s]), ...args], { env, cwd });
};

async function download(apt, cwd) {
  for (const server of servers) {
    const plan = await apt(['-s', '--no-install-recommends', 'install', server]);
    if (plan.code !== 0) continue;
    const packages = [...plan.output.matchAll(/^Inst (\S+)/gm)].map((match) => match[1]);
    if (packages.length && (await apt(['download', ...packages], cwd)).code === 0) return true;
  }
  return false;
}

function unpack(downloads) {
  for (const file of fs.readdirSync(downloads).filter((name) => name.endsWith('.deb')))
    spawnSync('dpkg', ['-x', path.join(downloads, file), folder]);
}
