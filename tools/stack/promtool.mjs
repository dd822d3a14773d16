import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { unpackDebianPackage } from './debian-packages.mjs';
import { programs } from './paths.mjs';
import { findExecutable } from './process.mjs';

const folder = path.join(programs, 'prometheus');

/**
 * Prometheus's own checker of rules: the one named by `PROMTOOL`, one of the machine, or Debian's, unpacked (fetched when missing).
 * @returns {Promise<string | undefined>} its path
 */
export async function findPromtool() {
  const here = present();
  if (here) return here;
  await unpackDebianPackage('prometheus', folder).catch(() => false);
  return present();
}

const present = () =>
  [process.env.PROMTOOL, findExecutable('promtool'), path.join(folder, 'usr/bin/promtool')].find(runs);

const runs = (file) =>
  Boolean(file) && fs.existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
