import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { root } from '../stack/paths.mjs';
import { unusedCode } from './unused-code.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-unused-'));
after(() => fs.rmSync(folder, { recursive: true }));

const write = (name, ...lines) => {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, [...lines, ''].join('\n'));
};
const found = async () => (await unusedCode(folder)).map(({ kind, name }) => `${kind} ${name}`).sort();

for (const name of ['knip.jsonc', 'tsconfig.base.json'])
  fs.copyFileSync(path.join(root, name), path.join(folder, name));
write('package.json', '{ "name": "tree", "dependencies": { "used": "1", "forgotten": "1" } }');
write('apps/api/src/main.ts', `import 'used';`, `import 'forgotten';`, `export * from '@smachot/kernel';`);
const kernel = 'libs/shared/kernel/src';
write(`${kernel}/index.ts`, `export { shown } from './shown';`);
write(`${kernel}/shown.ts`, 'export const shown = 1;', 'export const tested = 2;');
write(`${kernel}/shown.spec.ts`, `import { tested } from './shown';`, 'console.log(tested);');

test('what an app or a test uses is left alone', async () => assert.deepEqual(await found(), []));

test('what nobody uses is found: files, packages, exports and types, also those of a door', async () => {
  write(
    'apps/api/src/main.ts',
    `import 'used';`,
    `import 'unlisted';`,
    `import { shown } from '@smachot/kernel';`,
  );
  write(`${kernel}/index.ts`, `export { shown, tested } from './shown';`);
  write(
    `${kernel}/shown.ts`,
    'export type Own = number;',
    'const one: Own = 1;',
    'export const shown = one;',
    'export const own = shown;',
    'export const tested = own;',
  );
  write(`${kernel}/forgotten.ts`, 'export const forgotten = 1;');
  assert.deepEqual(await found(), [
    'dependencies forgotten',
    'exports own',
    'exports tested',
    `files ${kernel}/forgotten.ts`,
    'types Own',
    'unlisted unlisted',
  ]);
});
