import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { readJest, readNodeTests, readPlaywright, resultOf, strictly } from './results.mjs';

describe('the result of a step', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-results-'));
  after(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'results.json');
  const judge = (content, code) => {
    fs.rmSync(file, { force: true });
    if (content) fs.writeFileSync(file, JSON.stringify(content));
    return resultOf({ name: 'unit', file, code, read: readNodeTests, output: 'its output' });
  };

  it('is what the runner counted', () => {
    assert.deepEqual(judge({ passed: 3, failures: [] }, 0), { passed: 3, failed: 0, problems: [] });
  });

  it('is a failure when nothing was found, nothing was written, or the runner fell after its last test', () => {
    assert.match(judge({ passed: 0, failures: [] }, 0).problems[0].message, /found no tests/);
    assert.match(judge(undefined, 1).problems[0].message, /left no results/);
    const fell = judge({ passed: 3, failures: [] }, 1);
    assert.deepEqual([fell.passed, fell.failed], [3, 1]);
  });
});

describe('jest', () => {
  const test = (status, fullName) => ({
    status,
    fullName,
    failureMessages: ['\u001b[31mexpected\u001b[0m 1'],
  });

  it('counts a file that does not load as a failure', () => {
    const result = readJest({
      numPassedTests: 1,
      numPendingTests: 2,
      testResults: [
        {
          name: '/x/a.spec.ts',
          status: 'failed',
          assertionResults: [test('passed', 'a'), test('failed', 'b')],
        },
        { name: '/x/b.spec.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
      ],
    });
    assert.deepEqual([result.passed, result.failed, result.skipped], [1, 2, 2]);
    assert.deepEqual(
      result.problems.map(({ message }) => message),
      ['expected 1', 'SyntaxError'],
    );
  });
});

describe('playwright', () => {
  it('names the journey and the screen size that failed', () => {
    const spec = {
      title: 'host signs in',
      tests: [
        { status: 'unexpected', projectName: 'he-390', results: [{ error: { message: 'timeout' } }] },
        { status: 'expected', projectName: 'en-1440', results: [{}] },
      ],
    };
    const result = readPlaywright({
      suites: [{ title: 'journey.spec.ts', suites: [{ title: 'main', specs: [spec] }] }],
      stats: { expected: 1, flaky: 0, skipped: 0 },
      errors: [],
    });
    assert.deepEqual([result.passed, result.failed], [1, 1]);
    assert.equal(result.problems[0].name, 'journey.spec.ts › main › host signs in › he-390');
  });

  it('tells what passed only the second time, why it failed the first, and where its trace is', () => {
    const trace = { name: 'trace', path: '/x/trace.zip' };
    const results = [{ error: { message: 'timeout' } }, { attachments: [trace] }];
    const spec = { title: 'host signs in', tests: [{ status: 'flaky', results }] };
    const result = readPlaywright({
      suites: [{ title: 'journey.spec.ts', specs: [spec] }],
      stats: { expected: 1, flaky: 1, skipped: 0 },
      errors: [],
    });
    assert.deepEqual([result.passed, result.failed], [2, 0]);
    assert.deepEqual(result.flaky, [
      { name: 'journey.spec.ts › host signs in', message: 'timeout', trace: '/x/trace.zip' },
    ]);
    const strict = strictly(result);
    assert.deepEqual([strict.passed, strict.failed, strict.problems.length], [1, 1, 1]);
  });
});
