import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApps } from '../build/apps.mjs';
import { bundleSizes } from '../build/bundle-size.mjs';
import { checkFormat } from '../lint/format.mjs';
import { checkUnusedCode } from '../lint/unused-code.mjs';
import { checkEveryProject } from '../nx/every-project.mjs';
import { findCaddy } from '../stack/caddy.mjs';
import { dist, root } from '../stack/paths.mjs';
import { runBrowserTests } from './browser-step.mjs';
import { runLighthouse } from './lighthouse-step.mjs';
import { textOf } from './parts.mjs';
import { failedFiles, readJest, readNodeTests, sumOf } from './results.mjs';
import { runTests } from './run-tests.mjs';

const results = (name) => path.join(dist, 'test', `${name}.json`);
const bin = (...parts) => path.join(root, 'node_modules', ...parts);

const jest = (name, { stack, part, only = [], env = {}, read = readJest }) =>
  runTests({
    name,
    args: [
      bin('jest/bin/jest.js'),
      ...['-c', `tools/test/${name}.config.cjs`, '--ci', '--json', `--outputFile=${results(name)}`],
      ...(part ? [`--shard=${textOf(part)}`] : []),
      ...(only.length ? ['--runTestsByPath', ...only] : []),
    ],
    file: results(name),
    read,
    env: { ...stack.environment, ...env },
  });

/** A file of which a test failed is run once more: what passes then is flaky, and in `test:all` as red as what fails. */
async function faults(given) {
  // the door stands before the processes that are replaced one after the other: rolling.all.fault.spec.ts
  const context = given.all ? { ...given, env: { CADDY: await findCaddy(given.say) } } : given;
  let failed = [];
  const read = (content) => {
    failed = failedFiles(content);
    return readJest(content);
  };
  const first = await jest('faults', { ...context, read });
  if (failed.length === 0 || first.problems.length > 4 || given.all) return first;
  const again = await jest('faults', { ...context, part: undefined, only: failed });
  const isFlaky = ({ name }) => !again.problems.some((problem) => problem.name === name);
  const flaky = first.problems.filter(isFlaky);
  return {
    ...first,
    passed: first.passed + flaky.length,
    failed: again.failed,
    problems: again.problems,
    flaky,
  };
}

/** The tools have tests too: the lint rules, the container files, the supervisor's parts. */
function toolTests({ all, part }) {
  const reporters = [
    ['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ['--test-reporter=./tools/test/count-reporter.mjs', `--test-reporter-destination=${results('tools')}`],
  ];
  const files = fs.readdirSync(path.join(root, 'tools'), { recursive: true, encoding: 'utf8' });
  const specs = files
    .filter((name) => name.endsWith('.spec.mjs') && (all || !name.endsWith('.all.spec.mjs')))
    .map((name) => path.join('tools', name));
  return runTests({
    name: 'tools',
    args: [
      '--test',
      // by itself it leaves a core free: on two cores it would run one file after the other
      `--test-concurrency=${os.availableParallelism()}`,
      ...(part ? [`--test-shard=${textOf(part)}`] : []),
      ...reporters.flat(),
      ...specs,
    ],
    file: results('tools'),
    read: readNodeTests,
  });
}

async function lint() {
  return sumOf(await Promise.all([checkFormat(), checkUnusedCode(), checkEveryProject('lint')]));
}

function unit({ part }) {
  if (part) process.env.TEST_PART = textOf(part);
  return checkEveryProject('test');
}

async function build(say) {
  const built = await buildApps({ onProgress: say });
  const sizes = bundleSizes();
  for (const { text } of sizes) console.log(text);
  const problems = sizes
    .filter(({ ok }) => !ok)
    .map(({ entry, text }) => ({ name: `bundle size of ${entry}`, message: text }));
  if (built.length === 0) say('nothing changed since the last build');
  return { passed: 1 + sizes.length - problems.length, failed: problems.length, problems };
}

/**
 * The steps in order: quick ones that fail most often come first. `needs`: 'databases' for a PostgreSQL and Redis of its own,
 * 'build' for the bundles. `onlyInAll`: not in `npm test`, unless it is asked for by name.
 */
export const steps = [
  { name: 'lint', run: lint },
  { name: 'types', run: () => checkEveryProject('typecheck') },
  { name: 'tools', run: toolTests },
  { name: 'unit', run: unit },
  { name: 'build', run: ({ say }) => build(say) },
  {
    name: 'integration',
    needs: ['build', 'databases'],
    run: (context) => jest('integration', context),
  },
  { name: 'browser', needs: ['build', 'databases'], run: runBrowserTests },
  { name: 'lighthouse', onlyInAll: true, needs: ['build', 'databases'], run: runLighthouse },
  { name: 'faults', needs: ['build', 'databases'], run: faults },
];
