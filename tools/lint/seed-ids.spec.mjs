import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { root } from '../stack/paths.mjs';

const ID = /'[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}'/g;

/** Files that seed demo data: those of a folder `seed` or `demo` of a context. */
const seedFiles = () =>
  fs
    .readdirSync(path.join(root, 'libs/server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/src\/(seed|demo)\/.*(?<!\.spec)\.ts$/.test(file));

// a seed that finds its id taken believes that it ran before, and adds nothing
it('no two things of the demo have the same fixed id', () => {
  const found = seedFiles().flatMap((file) =>
    [...fs.readFileSync(path.join(root, 'libs/server', file), 'utf8').matchAll(ID)].map(([id]) => ({
      id,
      file,
    })),
  );
  assert.ok(found.length > 10, `${found.length} ids were found`);
  const twice = found.filter(({ id }) => found.filter((other) => other.id === id).length > 1);
  assert.deepEqual(twice, []);
});
