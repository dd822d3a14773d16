import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.join(import.meta.dirname, '../..');
const filesIn = (folder, keep) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => keep(name) && !name.includes('node_modules'))
    .map((name) => fs.readFileSync(path.join(root, folder, name), 'utf8'));

const machines = filesIn('libs/shared/lifecycles/src', (name) => /^[\w-]+\.ts$/.test(name)).flatMap((text) =>
  [...text.matchAll(/export const (\w+) = lifecycle\(/g)].map(([, name]) => name),
);
const walks = filesIn('libs/server', (name) => name.endsWith('.spec.ts')).join('\n');

test('there are machines', () => assert.ok(machines.length >= 8));
for (const machine of machines)
  test(`an aggregate is compared with every status and move of ${machine}`, () =>
    assert.match(walks, new RegExp(`\\bwalk\\(\\s*${machine}\\b`)));
