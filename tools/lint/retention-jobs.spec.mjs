import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { root } from '../stack/paths.mjs';

const server = path.join(root, 'libs/server');
const sources = fs
  .readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\/src\/.*(?<!\.spec)\.ts$/.test(name))
  .map((name) => fs.readFileSync(path.join(server, name), 'utf8'));
const all = (pattern) => sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name));

it('every retention job has one tick, so that its absence is an alarm and not an old name', () => {
  const table = fs.readFileSync(path.join(server, 'platform/src/retention/retention-jobs.ts'), 'utf8');
  const jobs = [...table.matchAll(/^ {2}'([a-z_.]+)':/gm)].map(([, name]) => name);
  assert.ok(jobs.length > 10);
  assert.deepEqual(all(/@OnTick\(retentionTick\('([a-z_.]+)'\)\)/g).toSorted(), jobs.toSorted());
});

it('a tick whose name says that it deletes is a retention job', () =>
  assert.deepEqual(
    all(/@OnTick\(\{ name: '([a-z_.]+)'/g).filter((name) =>
      /purge|forget|delete|sweep|eras|wipe|housekeep/.test(name),
    ),
    [],
  ));
