// Every pair of projects: what docs/map.md says against what the lint rule does.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { root } from '../stack/paths.mjs';
import { projects } from '../stack/projects.mjs';
import { readArrows } from './map-arrows.mjs';

const RULE = '@nx/enforce-module-boundaries';
const map = fs.readFileSync(path.join(root, 'docs/map.md'), 'utf8');
const all = projects();
const folders = all.map(({ folder }) => folder);
const libraries = all.filter(({ folder }) => folder.startsWith('libs/'));

const eslint = new ESLint({
  cwd: root,
});
before(async () => {
  process.env.NX_DAEMON = 'false';
  await createProjectGraphAsync({ exitOnError: false }); // the boundary rule reads its cache
});

/** The libraries that a file of `folder` may import, by the lint rule: one line for each, all in one text. */
async function importable(folder) {
  const others = libraries.filter((other) => other.folder !== folder);
  const text = others.map(({ name }) => `import '@smachot/${name}';\n`).join('');
  const file = folder === 'tools' ? 'tools/x.ts' : `${folder}/src/x.ts`;
  const [{ messages }] = await eslint.lintText(text, { filePath: path.join(root, file) });
  const refused = new Set(messages.filter(({ ruleId }) => ruleId === RULE).map(({ line }) => line));
  return others.filter((_, index) => !refused.has(index + 1)).map((other) => other.folder);
}

describe('the lint rule allows what docs/map.md says, and nothing else', () => {
  const { mayImport } = readArrows(map, folders);
  for (const folder of folders)
    it(folder, async () => {
      const expected = libraries.map((each) => each.folder).filter((to) => mayImport(folder, to));
      assert.deepEqual(
        (await importable(folder)).toSorted(),
        expected.filter((to) => to !== folder).toSorted(),
      );
    });
});

describe('the lines of docs/map.md', () => {
  it('name every shared library and every context', () =>
    assert.deepEqual(readArrows(map, folders).unnamed, []));

  it('are missing for a context nobody wrote down', () => {
    const more = [...folders, 'libs/server/tickets'];
    assert.deepEqual(readArrows(map, more).unnamed, ['libs/server/tickets']);
    assert.equal(readArrows(map, more).mayImport('libs/server/tickets', 'libs/server/identity'), false);
  });

  it('speak of projects that exist', () => {
    assert.throws(() => readArrows('    kernel ← kitchen', folders), /"kitchen"/);
  });

  it('allow in one direction only', () => {
    const { mayImport } = readArrows(map, folders);
    const both = folders.flatMap((from) =>
      folders.filter((to) => mayImport(from, to) && mayImport(to, from)).map((to) => `${from} ↔ ${to}`),
    );
    assert.deepEqual(both, []);
  });
});
