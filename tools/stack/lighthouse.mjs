import fs from 'node:fs';
import path from 'node:path';
import { programs } from './paths.mjs';
import { runCommand } from './run-command.mjs';

const VERSION = '12.8.2';
const folder = path.join(programs, `lighthouse-${VERSION}`);
const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js');
const limitMs = 240_000;

/**
 * Lighthouse, fetched from the registry when it is missing: with what it brings it is 185 MB, which only the long tests need.
 * @param {(text: string) => void} onProgress
 * @returns {Promise<string>} its command line's script
 */
export async function findLighthouse(onProgress) {
  if (fs.existsSync(cli)) return cli;
  onProgress('fetching Lighthouse (once)');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const wanted = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${VERSION}`];
  await runCommand('npm', wanted, {
    title: 'installing Lighthouse',
    cwd: folder,
    signal: AbortSignal.timeout(limitMs),
  });
  return cli;
}
