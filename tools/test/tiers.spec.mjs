import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../stack/paths.mjs';

const below = (folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => !name.includes('node_modules'));
const all = ['apps', 'libs', 'tools'].flatMap(below);
const specs = all.filter((name) => /\.spec\.tsx?$/.test(name)).sort();
const isExhaustive = (name) => name.includes('.all.');

/** The files that a step of jest would run. */
function listed(config, isWhole) {
  const args = [
    'node_modules/jest/bin/jest.js',
    '-c',
    `tools/test/${config}.config.cjs`,
    '--listTests',
    '--json',
  ];
  const env = { ...process.env, TEST_ALL: isWhole ? '1' : '' };
  const told = execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  return JSON.parse(told).map((name) => path.relative(root, name));
}
const everywhere = (isWhole) =>
  ['unit', 'integration', 'faults'].flatMap((config) => listed(config, isWhole)).sort();

describe('the tiers', () => {
  it('test:all runs every spec there is, once', () => assert.deepEqual(everywhere(true), specs));

  it('npm test runs those that are not called .all.', () => {
    const short = everywhere(false);
    assert.deepEqual(
      short,
      specs.filter((name) => !isExhaustive(name)),
    );
    assert.ok(short.length > 0 && short.length < specs.length);
  });

  it('the mark stands where the steps look for it', () => {
    const misplaced = all.filter(
      (name) =>
        /\.all\.[^/]*$/.test(name) &&
        !/\.all(\.(int|fault))?\.spec\.(tsx?|mjs)$|\.all\.journey\.ts$/.test(name),
    );
    assert.deepEqual(misplaced, []);
  });
});
