import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../stack/paths.mjs';
import { openTests } from './open-tests.mjs';

const endless = `it('never comes back', () => { (function goesRound() { for (;;) Math.random(); })(); });`;

test('a spec that never comes back is named, with the place where it is', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-open-'));
  const open = path.join(folder, 'open');
  fs.mkdirSync(open);
  fs.writeFileSync(path.join(folder, 'endless.spec.cjs'), endless);
  const config = {
    rootDir: folder,
    testMatch: ['**/*.spec.cjs'],
    transform: {},
    testEnvironment: path.join(root, 'tools/test/jest/node-environment.cjs'),
  };
  fs.writeFileSync(path.join(folder, 'jest.config.json'), JSON.stringify(config));
  const jest = spawn(
    process.execPath,
    [path.join(root, 'node_modules/jest/bin/jest.js'), '-i', '-c', path.join(folder, 'jest.config.json')],
    { env: { ...process.env, OPEN_TESTS: open }, stdio: 'ignore' },
  );
  try {
    while (fs.readdirSync(open).length === 0) await sleep(100);
    let told = '';
    while (!told.includes('goesRound')) {
      for (const name of fs.readdirSync(open).filter((each) => !each.endsWith('.json')))
        fs.rmSync(path.join(open, name));
      told = (await openTests(open)).join('\n');
    }
    assert.match(told, /still open after \d+ s: .*endless\.spec\.cjs\n {4}at /);
  } finally {
    jest.kill('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
