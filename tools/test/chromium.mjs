import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { root } from '../stack/paths.mjs';
import { findExecutable, isRoot } from '../stack/process.mjs';
import { runCommand } from '../stack/run-command.mjs';

/** Without windows to draw it takes a seventh less time over all journeys than the whole browser, which can run them as well. */
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macPlaces = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const downloadMs = 240_000;

const help = `No Chromium for the browser tests, and it could not be installed. Any one of these helps:
  Debian, Ubuntu   sudo apt-get install chromium
  macOS            brew install --cask chromium
  anywhere         npx playwright install --with-deps chromium
or name one you have:  CHROMIUM=/path/to/chromium npm test`;

/**
 * A Chromium that runs here: the one named, one of the machine, Playwright's own, or one installed now.
 * @param {(text: string) => void} onProgress
 * @returns {Promise<string>} its path
 */
export async function findChromium(onProgress) {
  if (process.env.CHROMIUM) {
    if (runs(process.env.CHROMIUM)) return process.env.CHROMIUM;
    throw new Error(`CHROMIUM=${process.env.CHROMIUM} does not run.`);
  }
  const here = present();
  if (here) return here;
  onProgress('fetching Chromium (once)');
  await attempt(process.execPath, [path.join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  const downloaded = present();
  if (downloaded) return downloaded;
  if (isRoot && findExecutable('apt-get')) {
    onProgress('installing Chromium with apt-get (once)');
    await attempt('apt-get', ['update', '-q']);
    for (const name of [SHELL, 'chromium'])
      if (!present()) await attempt('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]);
  }
  const installed = present();
  if (installed) return installed;
  throw new Error(help);
}

const present = () => [findExecutable(...names), ...macPlaces, playwrightsOwn()].find(runs);

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** A downloaded browser may be there and still lack the libraries of the system. */
function runs(file) {
  if (!file || !fs.existsSync(file)) return false;
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'];
  return spawnSync(file, args, { timeout: 30_000, stdio: 'ignore' }).status === 0;
}

async function attempt(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const signal = AbortSignal.timeout(downloadMs);
  await runCommand(command, args, { title: 'Installing Chromium', env, signal }).catch(() => {}); // success is judged by the files
}
