import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../stack/paths.mjs';
import { sourceOf } from './compiled-specs.mjs';

/**
 * @typedef {object} StepResult
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {Problem[]} problems one for each failure, where it is known
 * @property {Problem[]} [flaky] what failed and passed when it was run once more; `trace` is a file
 */
/** @typedef {{ name: string, message: string, trace?: string }} Problem */

const firstLines = (text, count = 12) =>
  stripVTControlCharacters(String(text ?? ''))
    .split('\n')
    .slice(0, count)
    .join('\n')
    .trim();

/** @returns {StepResult} a failure that no test reported: a crash, or nothing found where tests are expected */
export const brokenStep = (name, message) => ({
  passed: 0,
  failed: 1,
  problems: [{ name, message: firstLines(message, 40) }],
});

/**
 * The runner's result file, checked against its exit code: it may crash after its last test, or never begin.
 * @param {{ name: string, file: string, code: number, read: (content: any) => StepResult, output: string }} run
 * @returns {StepResult}
 */
export function resultOf({ name, file, code, read, output }) {
  if (!fs.existsSync(file))
    return brokenStep(name, `ended with ${code} and left no results\n${output.slice(-2_000)}`);
  const result = read(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (result.passed + result.failed === 0) return brokenStep(name, `found no tests\n${output.slice(-2_000)}`);
  if (code !== 0 && result.failed === 0) {
    const crash = brokenStep(
      name,
      `every test passed, but the runner ended with ${code}\n${output.slice(-2_000)}`,
    );
    return { ...result, failed: 1, problems: crash.problems };
  }
  return result;
}

/**
 * The result of a check of one project; a project of which no file was looked at has not been checked.
 * @param {string} name
 * @param {{ files: number, errors: number }} findings
 * @returns {StepResult}
 */
export function findingsOf(name, { files, errors }) {
  if (files > 0 && errors === 0) return { passed: 1, failed: 0, problems: [] };
  const message = files ? `${errors} findings, listed above` : 'no file was looked at';
  return { passed: 0, failed: 1, problems: [{ name, message }] };
}

/** @param {StepResult[]} results */
export const sumOf = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  skipped: results.reduce((sum, { skipped = 0 }) => sum + skipped, 0),
  problems: results.flatMap(({ problems }) => problems),
  flaky: results.flatMap(({ flaky = [] }) => flaky),
});

/**
 * A test that passes by chance is a fault wherever there is time to mend it: everything that was flaky has failed.
 * @param {StepResult} result
 * @returns {StepResult}
 */
export const strictly = ({ flaky = [], ...result }) => ({
  ...result,
  passed: result.passed - flaky.length,
  failed: result.failed + flaky.length,
  problems: [...result.problems, ...flaky],
});

/** The files of which a test failed, or that did not load, in a `jest --json` result. */
export const failedFiles = ({ testResults }) =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** `jest --json` */
export function readJest({ numPassedTests, numPendingTests, testResults }) {
  const problems = testResults.flatMap((file) => {
    const where = path.relative(root, sourceOf(file.name));
    const failures = file.assertionResults.filter(({ status }) => status === 'failed');
    if (file.status === 'failed' && failures.length === 0)
      return [{ name: where, message: firstLines(file.message) }];
    return failures.map((test) => ({
      name: `${where}: ${test.fullName}`,
      message: firstLines(test.failureMessages[0]),
    }));
  });
  return { passed: numPassedTests, failed: problems.length, skipped: numPendingTests, problems };
}

/** Reads Playwright's json report: `expected` passed at once, `flaky` the second time. */
export function readPlaywright({ suites, errors, stats }) {
  const problems = [...specsOf(suites, 'unexpected')];
  for (const error of errors ?? []) problems.push({ name: 'playwright', message: firstLines(error.message) });
  const flaky = [...specsOf(suites, 'flaky')];
  return {
    passed: stats.expected + flaky.length,
    failed: problems.length,
    skipped: stats.skipped,
    problems,
    flaky,
  };
}

function* specsOf(suites, status, above = []) {
  for (const suite of suites ?? []) {
    const titles = [...above, suite.title];
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests.filter((each) => each.status === status)) {
        const error = test.results.findLast((result) => result.error)?.error;
        const attachments = test.results.flatMap((result) => result.attachments ?? []);
        yield {
          name: [...titles, spec.title, test.projectName].filter(Boolean).join(' › '),
          message: firstLines(error?.message),
          trace: attachments.findLast(({ name }) => name === 'trace')?.path,
        };
      }
    }
    yield* specsOf(suite.suites, status, titles);
  }
}

/** Reads the result that count-reporter.mjs wrote for `node --test`. */
export const readNodeTests = ({ passed, failures }) => ({
  passed,
  failed: failures.length,
  problems: failures.map(({ name, message }) => ({ name, message: firstLines(message) })),
});
