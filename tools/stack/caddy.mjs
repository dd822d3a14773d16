import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { unpackDebianPackage } from './debian-packages.mjs';
import { programs } from './paths.mjs';
import { findExecutable } from './process.mjs';

const folder = path.join(programs, 'caddy');

/**
 * A Caddy that runs here: the one named by `CADDY`, one of the machine, or Debian's, unpacked (fetched when missing).
 * @param {(text: string) => void} [onProgress]
 * @returns {Promise<string | undefined>} its path
 */
export async function findCaddy(onProgress = () => {}) {
  const here = present();
  if (here) return here;
  onProgress('fetching Caddy (once)');
  await unpackDebianPackage('caddy', folder);
  return present();
}

const present = () =>
  [process.env.CADDY, findExecutable('caddy'), path.join(folder, 'usr/bin/caddy')].find(runs);

const runs = (file) =>
  Boolean(file) && fs.existsSync(file) && spawnSync(file, ['version'], { stdio: 'ignore' }).status === 0;
