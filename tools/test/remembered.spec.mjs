import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { partOf } from './parts.mjs';
import { fingerprintOf, Remembered } from './remembered.mjs';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-remembered-'));
after(() => fs.rmSync(home, { recursive: true }));
const aFolder = () => fs.mkdtempSync(path.join(home, 'one-'));
const passed = (count) => ({ passed: count, failed: 0, problems: [] });

describe('what passed before', () => {
  const folder = aFolder();
  const sources = path.join(folder, 'sources');
  fs.mkdirSync(sources);
  fs.writeFileSync(path.join(sources, 'a.ts'), 'one');
  const known = () => new Remembered({ file: path.join(folder, 'kept.json'), sources });

  it('counts for the part that passed, and for the whole once all parts have', () => {
    known().remember('integration', partOf('1/2'), passed(3));
    assert.equal(known().recall('integration', partOf('1/2')).passed, 3);
    assert.equal(known().recall('integration', partOf('2/2')), undefined);
    assert.equal(known().recall('integration'), undefined);
    known().remember('integration', partOf('2/2'), passed(4));
    assert.equal(known().recall('integration').passed, 7);
    assert.equal(known().recall('unit'), undefined);
  });

  it('does not count when something failed', () => {
    known().remember('faults', undefined, { passed: 3, failed: 1, problems: [] });
    assert.equal(known().recall('faults'), undefined);
  });

  it('is forgotten with the first changed source', () => {
    fs.writeFileSync(path.join(sources, 'a.ts'), 'two');
    assert.equal(known().recall('integration'), undefined);
  });
});

it('a fingerprint knows names and texts, and nothing that is built', () => {
  const folder = aFolder();
  const write = (name, text) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
    return fingerprintOf(folder);
  };
  const first = write('libs/a.ts', '1');
  assert.equal(write('dist/a.mjs', '1'), first);
  assert.notEqual(write('libs/b.ts', '1'), first);
});

describe('a part', () => {
  it('is said as 2/4', () => assert.deepEqual(partOf('2/4'), { nth: 2, of: 4 }));
  for (const text of ['5/4', '0/4', '2', 'x/y', undefined])
    it(`${text} is none`, () => assert.equal(partOf(text), undefined));
});
