import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { isRoot } from './process.mjs';

/**
 * PostgreSQL refuses to run as root, so a root checkout runs it as a system account.
 * @returns {{ uid?: number, gid?: number }} options for `spawn`; empty for a normal user
 */
export function databaseAccount() {
  if (!isRoot) return {};
  return look('postgres') ?? create('postgres') ?? look('nobody') ?? {};
}

/** Whether that account can enter and read a path (a checkout under /root has mode 0700). */
export const canReach = (file, account) =>
  spawnSync('/bin/sh', ['-c', 'test -x "$1" && test -r "$1"', 'sh', file], { cwd: '/', ...account })
    .status === 0;

/** Gives ownership of a file or folder to the account; does nothing for a normal user. */
export function handOver(file, account) {
  if (account.uid !== undefined) fs.chownSync(file, account.uid, account.gid);
}

function look(name) {
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  if (!line) return undefined;
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function create(name) {
  const made = spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name]);
  return made.status === 0 ? look(name) : undefined;
}
