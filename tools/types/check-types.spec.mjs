import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../stack/paths.mjs';
import { understand } from './check-types.mjs';

test('tells errors, files of the workspace and files of dependencies apart', () => {
  const { files, faulty, messages } = understand(
    [
      "libs/a/src/one.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.",
      '  because of that',
      path.join(root, 'libs/a/src/one.ts'),
      path.join(root, 'node_modules/zod/index.d.ts'),
      '/elsewhere/lib.es2023.d.ts',
      '',
    ].join('\n'),
  );
  assert.deepEqual(files, ['libs/a/src/one.ts']);
  assert.deepEqual(faulty, ['libs/a/src/one.ts']);
  assert.match(messages, /not assignable to type 'number'\.\n {2}because of that$/);
});
