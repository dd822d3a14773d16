import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findExecutable } from './process.mjs';
import { runCommand, tryCommand } from './run-command.mjs';

/**
 * Debian and Ubuntu: downloads a signed package with what it needs, and unpacks it. Needs no root and changes nothing in the system.
 * @param {string} name of the package
 * @param {string} folder into which it is unpacked
 * @returns {Promise<boolean>} whether it could be had
 */
export async function unpackDebianPackage(name, folder) {
  if (process.platform !== 'linux' || !findExecutable('apt-get') || !findExecutable('dpkg')) return false;
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-packages-'));
  const downloads = path.join(scratch, 'packages');
  for (const part of ['state/lists/partial', 'cache/archives/partial', 'packages'])
    fs.mkdirSync(path.join(scratch, part), { recursive: true });
  try {
    const system = aptIn(scratch, []);
    if (!(await download(system, name, downloads))) {
      const state = [`Dir::State=${scratch}/state`, 'Dir::State::status=/var/lib/dpkg/status'];
      const own = aptIn(scratch, state);
      if ((await own(['update'])).code !== 0 || !(await download(own, name, downloads))) return false;
    }
    await unpack(downloads, folder);
    return true;
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

/** Unpacks all packages of `downloads` into `folder`; dpkg itself makes no more than the last folder of a path. */
export async function unpack(downloads, folder) {
  fs.mkdirSync(folder, { recursive: true });
  for (const file of fs.readdirSync(downloads).filter((each) => each.endsWith('.deb')))
    await runCommand('dpkg', ['-x', path.join(downloads, file), folder], { title: `unpacking ${file}` });
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

async function download(apt, name, cwd) {
  const plan = await apt(['-s', '--no-install-recommends', 'install', name]);
  if (plan.code !== 0) return false;
  const packages = [...plan.output.matchAll(/^Inst (\S+)/gm)].map((match) => match[1]);
  return packages.length > 0 && (await apt(['download', ...packages], cwd)).code === 0;
}
