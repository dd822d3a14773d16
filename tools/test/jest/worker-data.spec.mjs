import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { it } from 'node:test';
import { root } from '../../stack/paths.mjs';

const PRELOAD = path.join(root, 'tools/test/jest/worker-data.cjs');
const ANSWER = { type: 'jest-light-runner-worker-data', workerData: 'mine' };

/** A process of the runner: it is sent messages before it listens, and listens for its data after it was answered. */
const LATE = `
const until = Date.now() + 200;
while (Date.now() < until);
process.on('message', (message) => {
  if (message !== 'listen now') return;
  process.on('message', ({ type, workerData }) => {
    if (type === '${ANSWER.type}') process.send([workerData, process.env.NODE_OPTIONS]);
  });
});`;

it('a process of the runner that listens after it was answered hears the answer, and its own children load nothing', async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'worker-data-')), 'late.cjs');
  fs.writeFileSync(file, LATE);
  const child = fork(file, {
    env: {
      ...process.env,
      TINYPOOL_WORKER_ID: '1',
      NODE_OPTIONS: `--no-warnings --require ${JSON.stringify(PRELOAD)}`,
    },
  });
  child.send(ANSWER);
  child.send('listen now');
  const heard = await new Promise((resolve) => child.on('message', resolve));
  child.disconnect();
  fs.rmSync(path.dirname(file), { recursive: true });
  assert.deepEqual(heard, ['mine', '--no-warnings']);
});
