import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDecided, problemsOf } from './lighthouse-step.mjs';

const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const aRun = (performance, accessibility = 100) => ({
  performance: { score: performance, failed: [`speed ${performance}`] },
  accessibility: { score: accessibility, failed: ['color-contrast'] },
  'best-practices': { score: 100, failed: [] },
  seo: { score: 100, failed: [] },
});

test('the middle score of a page counts, not its worst', () => {
  assert.deepEqual(problemsOf('start', [aRun(40), aRun(95), aRun(99)], least), []);
});

test('two good runs decide, and otherwise three are asked for', () => {
  assert.equal(isDecided([], least), false);
  assert.equal(isDecided([aRun(99)], least), false);
  assert.equal(isDecided([aRun(99), aRun(95)], least), true);
  assert.equal(isDecided([aRun(99), aRun(94)], least), false);
  assert.equal(isDecided([aRun(99), aRun(99, 96)], least), false);
  assert.equal(isDecided([aRun(99), aRun(94), aRun(80)], least), true);
});

test('what is less is named with what Lighthouse found', () => {
  assert.deepEqual(problemsOf('start', [aRun(94), aRun(99), aRun(80)], least), [
    { name: 'start: performance 94 of 95', message: 'speed 94' },
  ]);
  assert.deepEqual(problemsOf('start', [aRun(99, 96), aRun(99, 96), aRun(99, 96)], least), [
    { name: 'start: accessibility 96 of 100', message: 'color-contrast' },
  ]);
});
