import fs from 'node:fs';
import path from 'node:path';
import { root } from '../stack/paths.mjs';
import { projects } from '../stack/projects.mjs';
import { tryCommand } from '../stack/run-command.mjs';
import { brokenStep, sumOf } from '../test/results.mjs';
import { lintAll, resultFile, testAll, typecheckAll } from './checks.mjs';

const CHECKS = { lint: lintAll, typecheck: typecheckAll, test: testAll };

/**
 * Runs a target of every project that has it. Nx leaves out those it knows the result of. Continuous integration checks all of
 * them, so Nx is not asked there: its start and the fingerprints of all inputs would take seconds for each target. Nor is it with
 * `test:all`, whose results it would take for those of `npm test`.
 * @param {'lint' | 'typecheck' | 'test'} target
 * @returns {Promise<import('../test/results.mjs').StepResult>}
 */
export async function checkEveryProject(target) {
  fs.rmSync(path.dirname(resultFile(target, '')), { recursive: true, force: true });
  const own = projects().filter(({ targets }) => targets.includes(target));
  if (process.env.CI || process.env.TEST_ALL) return sumOf(Object.values(await CHECKS[target](own)));
  const { output, how } = await tryCommand(
    process.execPath,
    [path.join(root, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', target],
    { cwd: root, show: true },
  );
  const results = own.map(({ name }) => {
    const file = resultFile(target, name);
    if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8'));
    return brokenStep(`${name}:${target}`, `no result (${how})\n${output.slice(-2_000)}`);
  });
  return sumOf(results);
}
