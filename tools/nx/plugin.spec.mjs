import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { createProjectGraphAsync } from '@nx/devkit';
import { root } from '../stack/paths.mjs';
import { projects } from '../stack/projects.mjs';

const foldersOf = (side) => fs.readdirSync(path.join(root, side)).map((name) => `${side}/${name}`);
const tags = (...names) => names.toSorted();

/** @type {Record<string, import('@nx/devkit').ProjectConfiguration>} */
let byRoot;
before(async () => {
  process.env.NX_DAEMON = 'false';
  const { nodes } = await createProjectGraphAsync({ exitOnError: false });
  byRoot = Object.fromEntries(Object.values(nodes).map(({ data }) => [data.root, data]));
});

const check = (folder, name, expected) => {
  assert.ok(byRoot[folder], `${folder} is no project: has it a tsconfig.json?`);
  assert.equal(byRoot[folder].name, name);
  assert.deepEqual(byRoot[folder].tags.toSorted(), expected);
};

describe('every folder is a project with the tags of its side', () => {
  for (const folder of foldersOf('libs/shared'))
    it(folder, () => {
      const name = path.basename(folder);
      check(folder, name, tags('platform:any', `type:${name}`));
    });

  for (const folder of foldersOf('libs/server'))
    it(folder, () => {
      const name = path.basename(folder);
      const isLibrary = ['calendar', 'documents', 'guest-dialogue', 'places', 'web-pages'].includes(name);
      const own = isLibrary
        ? ['type:server-library']
        : [`context:${name}`, name === 'platform' ? 'type:server-platform' : 'type:context'];
      check(folder, `server-${name}`, tags('platform:node', ...own));
    });

  for (const folder of foldersOf('libs/web'))
    it(folder, () => {
      const name = path.basename(folder);
      const type = ['platform', 'ui'].includes(name) ? `type:web-${name}` : 'type:feature';
      check(folder, `web-${name}`, tags(`feature:${name}`, 'platform:browser', type));
    });

  it('the apps and the tools', () => {
    const expected = {
      'apps/api': tags('app:api', 'platform:node', 'type:app'),
      'apps/worker': tags('app:worker', 'platform:node', 'type:app'),
      'apps/web': tags('app:web', 'platform:browser', 'type:app'),
      'apps/sandbox': tags('platform:node', 'type:sandbox'),
      'apps/e2e': tags('platform:node', 'type:e2e'),
      tools: tags('platform:node', 'type:tools'),
    };
    assert.deepEqual(foldersOf('apps').toSorted(), Object.keys(expected).slice(0, -1).toSorted());
    for (const [folder, of] of Object.entries(expected)) check(folder, path.basename(folder), of);
  });
});

describe('the checks of a project', () => {
  it('are types and lint everywhere, unit tests apart from journeys and tools', () => {
    for (const { root: folder, targets } of Object.values(byRoot)) {
      const tested = !['apps/e2e', 'tools'].includes(folder);
      const checks = Object.keys(targets);
      assert.deepEqual(checks.toSorted(), tags('lint', 'typecheck', ...(tested ? ['test'] : [])), folder);
    }
  });

  it('are the same for npm test as for Nx', () => {
    const ours = projects().map(({ name, folder, targets }) => [folder, name, targets.toSorted()]);
    const theirs = Object.values(byRoot).map((data) => [
      data.root,
      data.name,
      Object.keys(data.targets).toSorted(),
    ]);
    assert.deepEqual(ours.toSorted(), theirs.toSorted());
  });
});
