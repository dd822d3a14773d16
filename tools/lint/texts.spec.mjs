import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../stack/paths.mjs';

const sources = ['libs/web', 'apps/web/src'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name)),
);

// the build keeps an import for its effect only where the file bears this name (sideEffects in apps/web/vite.config.mts)
test('texts are registered in files named texts.ts, which the build does not leave out', () =>
  assert.deepEqual(
    sources.filter(
      (file) =>
        !/(^|\/)(texts|i18n)\.ts$/.test(file) &&
        /^registerTexts\(/m.test(fs.readFileSync(path.join(root, file), 'utf8')),
    ),
    [],
  ));
