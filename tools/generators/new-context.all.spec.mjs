import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readArrows } from '../lint/map-arrows.mjs';
import { root } from '../stack/paths.mjs';
import { projects } from '../stack/projects.mjs';
import { tryCommand } from '../stack/run-command.mjs';
import { formatted } from './formatted.mjs';
import { writeContext } from './new-context.mjs';

const COPIED = [
  ...['libs', 'apps/api', 'apps/sandbox/src', 'apps/web', 'docs/map.md', 'tools/lint/boundaries.mjs'],
  ...['tools/generators/subjects.mjs', 'tsconfig.base.json', 'tsconfig.server.json', 'tsconfig.web.json'],
];

/** A copy of the sources, so that what is generated is checked where it belongs. */
let home;
let files;
before(async () => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-context-'));
  for (const name of COPIED) fs.cpSync(path.join(root, name), path.join(home, name), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(home, 'node_modules'));
  const { written, changed } = await writeContext({ home, context: 'gift-lists', noun: 'gift-list' });
  files = [...written, ...changed];
});
after(() => fs.rmSync(home, { recursive: true, force: true }));

/** `also`: what declares the types that all files of a side share. */
async function compile(side, isOwn, also = []) {
  const own = files.filter((name) => /\.tsx?$/.test(name) && isOwn(name));
  assert.ok(own.length > 0);
  const config = {
    extends: `./tsconfig.${side}.json`,
    compilerOptions: { incremental: false, types: ['vite/client', 'jest', 'node'] },
    include: [...own, ...also],
  };
  fs.writeFileSync(path.join(home, 'tsconfig.json'), JSON.stringify(config));
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  const options = ['-p', 'tsconfig.json', '--noEmit', '--pretty', 'false'];
  return tryCommand(process.execPath, [compiler, ...options], { cwd: home });
}

describe('a generated context', () => {
  it('is formatted', async () => {
    for (const name of files.filter((one) => /\.(tsx?|mjs|css)$/.test(one))) {
      const text = fs.readFileSync(path.join(home, name), 'utf8');
      assert.equal(text, await formatted(name, text), `${name} is not formatted`);
    }
  });

  it('compiles on the server, with its tests', async () => {
    const { code, output } = await compile('server', (name) =>
      /^(libs\/(server|shared)|apps\/api)\//.test(name),
    );
    assert.equal(code, 0, output);
  });

  it('compiles on the web, with its tests', async () => {
    const { code, output } = await compile('web', (name) => /^(libs\/(web|shared)|apps\/web)\//.test(name), [
      'apps/web/src',
    ]);
    assert.equal(code, 0, output);
  });

  it('stands on the map, where nobody but the apps may import it', () => {
    const map = fs.readFileSync(path.join(home, 'docs/map.md'), 'utf8');
    const folders = [
      ...projects().map(({ folder }) => folder),
      'libs/server/gift-lists',
      'libs/web/gift-lists',
    ];
    const { mayImport, unnamed } = readArrows(map, folders);
    assert.deepEqual(unnamed, []);
    assert.equal(mayImport('apps/api', 'libs/server/gift-lists'), true);
    assert.equal(mayImport('libs/server/identity', 'libs/server/gift-lists'), false);
  });

  it('overwrites nothing', () =>
    assert.rejects(writeContext({ home, context: 'gift-lists', noun: 'gift-list' }), /exists already/));
});
