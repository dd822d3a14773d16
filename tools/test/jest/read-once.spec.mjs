import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

const { shareTexts } = createRequire(import.meta.url)('./read-once.cjs');

const aSpec = () => {
  const texts = new Map();
  shareTexts(texts);
  return texts;
};

test('what one spec has read the next one finds, until the file changes', (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'read-once-'));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'module.js');
  fs.writeFileSync(file, 'one');
  assert.equal(aSpec().get(file), undefined);
  aSpec().set(file, 'one');
  assert.equal(aSpec().get(file), 'one');
  fs.utimesSync(file, new Date(), new Date(Date.now() + 5_000));
  assert.equal(aSpec().get(file), undefined);
});

test('a text that stands in no file stays with its spec', () => {
  const spec = aSpec();
  spec.set('/nowhere/module.js', 'one');
  assert.equal(spec.get('/nowhere/module.js'), 'one');
  assert.equal(aSpec().get('/nowhere/module.js'), undefined);
});
