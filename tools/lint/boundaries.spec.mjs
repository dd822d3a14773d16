import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { root } from '../stack/paths.mjs';
import { contextMayAsk, serverLibraries } from './boundaries.mjs';
import { allowed } from './fixtures/allowed.mjs';
import { refused } from './fixtures/refused.mjs';

// The files do not exist, so rules that need types cannot run; `import type` of a bare import is not tested here.
const eslint = new ESLint({
  cwd: root,
});

async function complaints(file, text) {
  const [result] = await eslint.lintText(`${text}\n`, { filePath: path.join(root, file) });
  return result.messages.map(({ ruleId, message }) => ({ ruleId, message }));
}

let projects;
before(async () => {
  process.env.NX_DAEMON = 'false';
  projects = (await createProjectGraphAsync({ exitOnError: false })).nodes; // the boundary rule reads its cache
});

describe('what the house refuses', () => {
  for (const [name, file, text, rule] of refused) {
    it(`${name}: ${file}`, async () => {
      const found = await complaints(file, text);
      assert.ok(
        found.some(({ ruleId }) => ruleId === rule),
        `expected ${rule}, got ${JSON.stringify(found)}`,
      );
    });
  }
});

describe('what the house allows', () => {
  for (const [name, file, text] of allowed) {
    it(`${name}: ${file}`, async () => assert.deepEqual(await complaints(file, text), []));
  }
});

describe('the table of contexts', () => {
  it('names every server library', () => {
    const libraries = fs.readdirSync(path.join(root, 'libs/server'));
    assert.deepEqual(libraries.toSorted(), [...Object.keys(contextMayAsk), ...serverLibraries].toSorted());
  });

  it('finds tags that the rules speak of on every project', () => {
    const untagged = Object.values(projects).filter(
      ({ data }) =>
        !data.tags?.some((tag) => tag.startsWith('type:')) ||
        !data.tags.some((tag) => tag.startsWith('platform:')),
    );
    assert.deepEqual(
      untagged.map(({ name }) => name),
      [],
    );
  });
});
