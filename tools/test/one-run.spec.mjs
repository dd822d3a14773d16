import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { claimRun } from './one-run.mjs';

test('a second run hears of the first while it is at work, and not of one that has ended', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-run-'));
  const [file, program] = [path.join(folder, 'test', 'run'), path.join(folder, 'a-run.mjs')];
  fs.writeFileSync(program, 'setInterval(() => {}, 1000);');
  assert.equal(claimRun(file, program), undefined);
  const other = spawn(process.execPath, [program], { stdio: 'ignore' });
  try {
    await once(other, 'spawn');
    fs.writeFileSync(file, String(other.pid));
    assert.equal(claimRun(file, program), other.pid);
    // the id may be another program's by now
    assert.equal(claimRun(file, path.join(folder, 'another.mjs')), undefined);
    fs.writeFileSync(file, String(other.pid));
  } finally {
    other.kill('SIGKILL');
    await once(other, 'exit');
  }
  assert.equal(claimRun(file, program), undefined);
  assert.equal(fs.readFileSync(file, 'utf8'), String(process.pid));
  fs.rmSync(folder, { recursive: true, force: true });
});
