import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { bundleSizes, firstLoad } from './bundle-size.mjs';
import { fingerprint } from './sources.mjs';

let folder;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-build-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function write(name, text) {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

describe('the fingerprint of sources', () => {
  const now = () => fingerprint(folder, ['libs', 'tsconfig.json']);
  beforeEach(() => write('libs/a/src/a.ts', 'export const a = 1;'));

  it('changes with a file that reaches the bundle', () => {
    const seen = new Set([now()]);
    write('libs/a/src/a.ts', 'export const a = 2;');
    seen.add(now());
    write('libs/a/src/b.ts', '');
    seen.add(now());
    fs.renameSync(path.join(folder, 'libs/a/src/b.ts'), path.join(folder, 'libs/a/src/c.ts'));
    seen.add(now());
    write('tsconfig.json', '{}');
    seen.add(now());
    assert.equal(seen.size, 5);
  });

  it('does not change with tests, readmes and what was installed or built', () => {
    const before = now();
    for (const name of [
      'src/a.spec.ts',
      'test/b.int.spec.ts',
      'README.md',
      'node_modules/x/i.js',
      'dist/x.js',
    ])
      write(`libs/a/${name}`, 'x');
    assert.equal(now(), before);
  });
});

describe('bundle sizes', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_shared.js'], dynamicImports: ['desk.tsx'] },
    'guest.html': { file: 'assets/guest.js', imports: ['_shared.js'] },
    'desk.tsx': { file: 'assets/desk.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js', imports: ['_shared.js'] },
  };

  it('count what an entry imports at once, each file one time', () => {
    assert.deepEqual(firstLoad(manifest, 'index.html').toSorted(), ['assets/index.js', 'assets/shared.js']);
    assert.throws(() => firstLoad(manifest, 'other.html'), /other\.html/);
  });

  it('fail over the budget', () => {
    write('.vite/manifest.json', JSON.stringify(manifest));
    for (const name of ['index', 'guest', 'desk', 'shared']) write(`assets/${name}.js`, 'x');
    assert.deepEqual(
      bundleSizes(folder).map(({ ok }) => ok),
      [true, true],
    );
    write('assets/shared.js', crypto.randomBytes(130_000).toString('latin1'));
    const sizes = Object.fromEntries(bundleSizes(folder).map(({ entry, ok }) => [entry, ok]));
    assert.deepEqual(sizes, { 'guest.html': false, 'index.html': true });
  });
});
