import fs from 'node:fs';
import path from 'node:path';
import { root } from '../stack/paths.mjs';
import { projects } from '../stack/projects.mjs';
import { tryCommand } from '../stack/run-command.mjs';
import { brokenStep, sumOf } from '../test/results.mjs';
import { resultFile } from './checks.mjs';

/**
 * Runs a target of every project that has it. Nx leaves out those it knows the result of; continuous integration runs all.
 * @param {string} target
 * @param {{ limitMs: number }} options
 * @returns {Promise<import('../test/results.mjs').StepResult>}
 */
export async function checkEveryProject(target, { limitMs }) {
  fs.rmSync(path.dirname(resultFile(target, '')), { recursive: true, force: true });
  const args = ['run-many', '-t', target, ...(process.env.CI ? ['--skip-nx-cache'] : [])];
  const { output, how } = await tryCommand(
    process.execPath,
    [path.join(root, 'node_modules/nx/dist/bin/nx.js'), ...args],
    { cwd: root, show: true, signal: AbortSignal.timeout(limitMs) },
  );
  const results = projects()
    .filter(({ targets }) => targets.includes(target))
    .map(({ name }) => {
      const file = resultFile(target, name);
      if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'));
      return brokenStep(`${name}:${target}`, `no result (${how})\n${output.slice(-2_000)}`);
    });
  return sumOf(results);
}
