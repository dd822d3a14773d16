import fs from 'node:fs';
import path from 'node:path';
import { buildApps } from '../build/apps.mjs';
import { bundleSizes } from '../build/bundle-size.mjs';
import { checkFormat } from '../lint/format.mjs';
import { checkEveryProject } from '../nx/every-project.mjs';
import { dist, root } from '../stack/paths.mjs';
import { runBrowserTests } from './browser-step.mjs';
import { readJest, readNodeTests, sumOf } from './results.mjs';
import { runTests } from './run-tests.mjs';

const minute = 60_000;
const results = (name) => path.join(dist, 'test', `${name}.json`);
const bin = (...parts) => path.join(root, 'node_modules', ...parts);

const jest = (name, { limitMs, env = {} }) =>
  runTests({
    name,
    args: [
      bin('jest/bin/jest.js'),
      '-c',
      `tools/test/${name}.config.cjs`,
      '--ci',
      '--json',
      `--outputFile=${results(name)}`,
    ],
    file: results(name),
    read: readJest,
    limitMs,
    env,
  });

/** The tools have tests too: the lint rules, the container files, the supervisor's parts. */
function toolTests() {
  const reporters = [
    ['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ['--test-reporter=./tools/test/count-reporter.mjs', `--test-reporter-destination=${results('tools')}`],
  ];
  const files = fs.readdirSync(path.join(root, 'tools'), { recursive: true, encoding: 'utf8' });
  const specs = files.filter((name) => name.endsWith('.spec.mjs')).map((name) => path.join('tools', name));
  return runTests({
    name: 'tools',
    args: ['--test', ...reporters.flat(), ...specs],
    file: results('tools'),
    read: readNodeTests,
    limitMs: 3 * minute,
  });
}

async function lint() {
  return sumOf(await Promise.all([checkFormat(), checkEveryProject('lint', { limitMs: 10 * minute })]));
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
 * 'build' for the bundles.
 */
export const steps = [
  { name: 'lint', run: lint },
  { name: 'types', run: () => checkEveryProject('typecheck', { limitMs: 5 * minute }) },
  { name: 'tools', run: () => toolTests() },
  { name: 'unit', run: () => checkEveryProject('test', { limitMs: 11 * minute }) },
  { name: 'build', run: ({ say }) => build(say) },
  {
    name: 'integration',
    needs: ['build', 'databases'],
    run: ({ stack, long }) =>
      jest('integration', { limitMs: (long ? 60 : 20) * minute, env: stack.environment }),
  },
  { name: 'browser', needs: ['build', 'databases'], run: runBrowserTests },
  {
    name: 'faults',
    needs: ['build', 'databases'],
    run: ({ stack, long }) => jest('faults', { limitMs: (long ? 240 : 15) * minute, env: stack.environment }),
  },
];
