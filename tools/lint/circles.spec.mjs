import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { root } from '../stack/paths.mjs';
import { circlesIn } from './circles.mjs';

describe('circles between files', () => {
  let folder;
  beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-circles-'))));
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));
  const write = (files) => {
    for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  };
  const found = () => circlesIn([folder]).map((knot) => knot.map((file) => path.basename(file)));

  it('are seen over several files, in types, and behind an index', () => {
    write({
      'a.ts': `import { b } from './b';`,
      'b.ts': `import type { C } from './c';`,
      'c.ts': `export type { A } from './a';`,
      'd.tsx': `export * from '.';`,
      'index.ts': `const d = import('./d');`,
    });
    assert.deepEqual(found().toSorted(), [
      ['a.ts', 'b.ts', 'c.ts'],
      ['d.tsx', 'index.ts'],
    ]);
  });

  it('are not where two files need a third one', () => {
    write({
      'a.ts': `import { b } from './b';\nimport { c } from './c';`,
      'b.ts': `import { c } from './c';`,
      'c.ts': `import fs from 'node:fs';\nimport { x } from './not-there';`,
    });
    assert.deepEqual(found(), []);
  });

  it('are nowhere in the workspace', () => {
    const circles = circlesIn(['apps', 'libs', 'tools'].map((name) => path.join(root, name)));
    assert.deepEqual(
      circles.map((knot) => knot.map((file) => path.relative(root, file)).join(' ↔ ')),
      [],
      'Put what both need into a file of its own, below both.',
    );
  });
});
