// The unit tests of projects in one jest (unit.config.cjs), their results by project.
import fs from 'node:fs';
import path from 'node:path';
import { dist, root } from '../stack/paths.mjs';
import { sourceOf } from './compiled-specs.mjs';
import { brokenStep, readJest } from './results.mjs';
import { runTests } from './run-tests.mjs';

/**
 * The part of a `jest --json` result that belongs to one project.
 * @param {{ testResults: { name: string, assertionResults: { status: string }[] }[] }} all
 * @param {string} folder relative to the root
 */
export function partOf(all, folder) {
  const testResults = all.testResults.filter(({ name }) =>
    sourceOf(name).startsWith(path.join(root, folder) + path.sep),
  );
  const statuses = testResults.flatMap((file) => file.assertionResults.map(({ status }) => status));
  const count = (...wanted) => statuses.filter((status) => wanted.includes(status)).length;
  return { testResults, numPassedTests: count('passed'), numPendingTests: count('pending', 'skipped') };
}

/**
 * Runs the unit tests of projects.
 * @param {{ name: string, folder: string }[]} projects `folder` relative to the root
 * @returns {Promise<Record<string, import('./results.mjs').StepResult>>} by name of the project
 */
export async function testProjects(projects) {
  const tested = projects.filter(({ folder }) => hasUnitTests(folder));
  const none = projects.filter((project) => !tested.includes(project));
  return {
    ...Object.fromEntries(none.map(({ name }) => [name, { passed: 0, failed: 0, problems: [] }])),
    ...(tested.length ? await run(tested) : {}),
  };
}

const filesIn = (folder) =>
  fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];

const hasUnitTests = (folder) =>
  ['src', 'test']
    .flatMap((part) => filesIn(path.join(root, folder, part)))
    .some((name) => /\.spec\.tsx?$/.test(name) && !name.endsWith('.int.spec.ts'));

async function run(projects) {
  const file = path.join(dist, 'test', 'unit.json');
  let all;
  const whole = await runTests({
    name: 'unit',
    args: [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      ...['-c', 'tools/test/unit.config.cjs', '--ci', '--json', `--outputFile=${file}`],
      ...(process.env.TEST_PART ? [`--shard=${process.env.TEST_PART}`] : []),
    ],
    file,
    read: (content) => readJest((all = content)),
    env: { UNIT_PROJECTS: projects.map(({ folder }) => folder).join(',') },
  });
  const parts = projects.map(({ name, folder }) => [
    name,
    all ? readJest(partOf(all, folder)) : brokenStep(`${name}:unit`, 'jest left no results'),
  ]);
  const failed = parts.reduce((sum, [, part]) => sum + part.failed, 0);
  // the runner failed and no test of a project did: none of them counts as checked
  if (whole.failed > failed)
    return Object.fromEntries(
      projects.map(({ name }) => [name, brokenStep(`${name}:unit`, whole.problems[0].message)]),
    );
  return Object.fromEntries(parts);
}
