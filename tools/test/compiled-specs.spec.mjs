import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { root } from '../stack/paths.mjs';
import { sourceOf, specsIn } from './compiled-specs.mjs';

/** What the runner in plain Node has of jest: it knows no mocks of modules, and ignores options of fake timers. */
const KNOWN =
  /^jest\.(fn|spyOn|(clear|reset|restore)AllMocks|use(Fake|Real)Timers\(\)|setSystemTime|advanceTimersByTime\(|Mock|SpyInstance|preset)/;

it('specs without a DOM use of jest what their runner has', () => {
  const files = specsIn(['libs/server', 'libs/shared', 'apps/api', 'apps/worker', 'apps/sandbox'], (name) =>
    /\.ts$/.test(name),
  );
  const unknown = files.flatMap((name) =>
    (fs.readFileSync(path.join(root, name), 'utf8').match(/\bjest\.\w+\(?\)?/g) ?? [])
      .filter((use) => !KNOWN.test(use))
      .map((use) => `${name}: ${use}`),
  );
  assert.ok(files.length > 1_000);
  assert.deepEqual(unknown, []);
});

it('a compiled spec is told by its source', () => {
  const compiled = path.join(root, 'dist/test/specs/unit/libs/server/rsvp/src/domain/rsvp.spec.js');
  assert.equal(sourceOf(compiled), path.join(root, 'libs/server/rsvp/src/domain/rsvp.spec.ts'));
  const own = path.join(root, 'libs/web/ui/src/x.spec.tsx');
  assert.equal(sourceOf(own), own);
});
