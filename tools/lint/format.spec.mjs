import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../stack/paths.mjs';
import { checkFormat } from './format.mjs';

test('counts the files that are not formatted', async () => {
  const folder = fs.mkdtempSync(path.join(root, 'tools/lint/unformatted-'));
  try {
    const from = path.relative(root, folder);
    fs.writeFileSync(path.join(folder, 'good.mjs'), 'export const one = 1;\n');
    assert.equal((await checkFormat(from)).failed, 0);
    fs.writeFileSync(path.join(folder, 'bad.mjs'), 'export const one=1\n');
    const { failed, problems } = await checkFormat(from);
    assert.equal(failed, 1);
    assert.match(problems[0].message, /^1 findings/);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
