import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../stack/paths.mjs';
import { openTests } from './open-tests.mjs';

const endless = `it('never comes back', () => new Promise(() => setInterval(() => {}, 1000)), 2 ** 30);`;

test('a spec that never comes back is named', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-open-'));
  const open = path.join(folder, 'open');
  fs.mkdirSync(open);
  fs.writeFileSync(path.join(folder, 'endless.spec.cjs'), endless);
  const config = {
    rootDir: folder,
    testMatch: ['**/*.spec.cjs'],
    transform: {},
    reporters: [path.join(root, 'tools/test/jest/open-tests.cjs')],
  };
  fs.writeFileSync(path.join(folder, 'jest.config.json'), JSON.stringify(config));
  const jest = spawn(
    process.execPath,
    [path.join(root, 'node_modules/jest/bin/jest.js'), '-i', '-c', path.join(folder, 'jest.config.json')],
    { env: { ...process.env, OPEN_TESTS: open }, stdio: 'ignore' },
  );
  try {
    while (openTests(open).length === 0) await sleep(100);
    assert.match(openTests(open).join('\n'), /still open after \d+ s: .*endless\.spec\.cjs$/);
  } finally {
    jest.kill('SIGKILL');
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
