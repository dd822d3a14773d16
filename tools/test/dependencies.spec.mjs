// The packages installed in production: everything the product imports, and nothing that only tests and tools need.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../stack/paths.mjs';

const json = (name) => JSON.parse(fs.readFileSync(path.join(root, name), 'utf8'));
const { dependencies } = json('package.json');
const { packages } = json('package-lock.json');

const shipped = ['apps/api', 'apps/worker', 'apps/web', 'apps/sandbox', 'libs'].flatMap((place) =>
  fs
    .readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(place, name))
    .filter((name) => /\/src\/.*\.(tsx?|css)$/.test(name) && !/\.spec\.tsx?$|\/testing\//.test(name)),
);

/** @returns {string[]} the file, and all of ours that it imports */
const reachedFrom = (file, seen = new Set()) => {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = fs.readFileSync(path.join(root, file), 'utf8').matchAll(/ from '(\..+)';/g);
  return [
    file,
    ...[...imports].flatMap(([, from]) => reachedFrom(path.join(path.dirname(file), from), seen)),
  ];
};
// the image has these beside the apps
for (const name of ['backup', 'restore']) shipped.push(...reachedFrom(`tools/ops/${name}.mjs`));
const text = shipped.map((name) => fs.readFileSync(path.join(root, name), 'utf8')).join('\n');

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const STATED = /^(?:(?:import|export)\b[^'"`\n]*\bfrom|\}\s*from|import)\s+['"]([^'".][^'"]*)['"]/gm;
const LOADED = /\bimport\(['"]([^'".][^'"]*)['"]\)/g;
const imported = new Set(
  [...text.matchAll(STATED), ...text.matchAll(LOADED)]
    .map(([, specifier]) => specifier)
    .filter((specifier) => !/^(node:|@smachot\/)/.test(specifier))
    .map(packageOf),
);

describe('dependencies', () => {
  it('hold whatever the product imports', () => {
    assert.ok(imported.size > 20);
    assert.deepEqual(
      [...imported].filter((name) => !(name in dependencies)),
      [],
    );
  });

  it('hold nothing else but what those ask to have beside them', () => {
    const peers = new Set(
      [...imported].flatMap((name) => Object.keys(packages[`node_modules/${name}`]?.peerDependencies ?? {})),
    );
    const named = (name) => new RegExp(`['"\`]${name}['"\`/]`).test(text);
    assert.deepEqual(
      Object.keys(dependencies).filter((name) => !imported.has(name) && !peers.has(name) && !named(name)),
      [],
    );
  });
});
