import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../stack/paths.mjs';
import { migrationFiles, migrationFindings } from './migrations.mjs';

const read = (file) => fs.readFileSync(path.join(root, file), 'utf8');
const { version } = JSON.parse(read('package.json'));
/** Migrations from before the check, which servers have run; nothing is added here. */
const old = JSON.parse(read('tools/lint/migrations-of-old.json'));

const of = (sql, doc = '', extra = '') =>
  migrationFindings(
    `/** Does it.${doc}\n */\nexport class A1 {${extra} async up(r) { await r.query(\`${sql}\`); } }`,
    '0.5.0',
  );

describe('migrations', () => {
  it('can run while the release before serves', () => {
    const found = migrationFiles()
      .filter((file) => !old.includes(path.basename(file, '.ts')))
      .flatMap((file) => migrationFindings(read(file), version).map((finding) => `${file}: ${finding}`));
    assert.deepEqual(found, [], 'docs/operations.md, "Migrations", says how it is done in two steps');
  });

  it('of old that are excused are there, and would be refused', () => {
    const byName = new Map(migrationFiles().map((file) => [path.basename(file, '.ts'), file]));
    for (const name of old) assert.ok(migrationFindings(read(byName.get(name)), version).length, name);
    assert.equal(new Set(old).size, old.length);
  });
});

/** Indexes that a migration of before the check, or the mishap it is for, built anew under the name of another. */
const REBUILT = new Set([
  ...['hosted_events.events_upcoming', 'hosted_events.events_upcoming_of_category'],
  ...['hosted_events.registrations_due', 'hosted_events.registrations_event'],
  ...['rsvp.bills_event', 'rsvp.guests_event', 'stores.stores_by_words'],
]);

it('no two migrations build an index of one name: the later would take the earlier away', () => {
  const index = /\bCREATE (?:UNIQUE )?INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?"(\w+)"\s+ON "?(\w+)"?\./gi;
  const built = migrationFiles().flatMap((file) =>
    [...read(file).matchAll(index)].map(([, name, schema]) => ({ name: `${schema}.${name}`, file })),
  );
  const fileOf = new Map(built.map(({ name, file }) => [name, file]));
  const twice = built.filter(({ name, file }) => fileOf.get(name) !== file && !REBUILT.has(name));
  assert.deepEqual(twice, []);
});

describe('a migration that the release before would notice is refused', () => {
  for (const [what, sql] of [
    ['a dropped column', 'ALTER TABLE "orders"."orders" DROP COLUMN "note"'],
    ['a dropped column, as the generator writes it', 'ALTER TABLE "orders"."orders" DROP "note"'],
    ['a dropped table', 'drop table orders.notes'],
    ['a renamed column', 'ALTER TABLE "orders"."orders" RENAME COLUMN "note" TO "crew_note"'],
    ['a renamed table', 'ALTER TABLE "orders"."orders" RENAME TO "purchases"'],
    ['a new type', 'ALTER TABLE "orders"."orders" ALTER COLUMN "code" TYPE bigint'],
    ['a column without a default', 'ALTER TABLE "orders"."orders" ADD "note" text NOT NULL'],
    [
      'two columns, the second without',
      'ALTER TABLE "a"."b" ADD "c" text NOT NULL DEFAULT 1, ADD COLUMN "d" int NOT NULL',
    ],
    ['null forbidden', 'ALTER TABLE "orders"."orders" ALTER COLUMN "note" SET NOT NULL'],
    ['a dropped default', 'ALTER TABLE "orders"."orders" ALTER COLUMN "note" DROP DEFAULT'],
    ['an index of a table that is there', 'CREATE UNIQUE INDEX "x" ON "orders"."orders" ("note")'],
    ['a check of all rows', 'ALTER TABLE "orders"."orders" ADD CONSTRAINT "c" CHECK (note is not null)'],
    ['a key of all rows', 'ALTER TABLE a.b ADD CONSTRAINT "c" FOREIGN KEY ("d") REFERENCES a.e ("id")'],
    ['an emptied table', 'TRUNCATE "orders"."orders"'],
    [
      'an index built concurrently in a transaction',
      'CREATE INDEX CONCURRENTLY "x" ON "orders"."orders" ("note")',
    ],
  ])
    it(what, () => assert.equal(of(sql).length, 1, sql));
});

describe('a migration that only adds passes', () => {
  for (const [what, sql, extra = ''] of [
    ['a column that may be null', 'ALTER TABLE "orders"."orders" ADD "note" text'],
    ['a column with a default', `ALTER TABLE "orders"."orders" ADD "note" text NOT NULL DEFAULT ''`],
    [
      'a table with keys and indices',
      'CREATE TABLE "a"."b" ("id" uuid NOT NULL); CREATE INDEX "i" ON "a"."b" ("id"); ALTER TABLE "a"."b" ADD CONSTRAINT "c" UNIQUE ("id")',
    ],
    ['a check that is not validated yet', 'ALTER TABLE a.b ADD CONSTRAINT "c" CHECK (d > 0) NOT VALID'],
    [
      'an index built beside the writing',
      'CREATE INDEX CONCURRENTLY "i" ON "a"."b" ("c")',
      ' transaction = false as const;',
    ],
    ['a dropped index', 'DROP INDEX CONCURRENTLY "a"."i"', ' transaction = false as const;'],
    ['rights taken back', 'REVOKE UPDATE, DELETE, TRUNCATE ON a.b FROM c'],
  ])
    it(what, () => assert.deepEqual(of(sql, '', extra), [], sql));
});

describe('a contract step', () => {
  const drop = 'ALTER TABLE "orders"."orders" DROP COLUMN "note"';
  it('names an earlier release, and what was not used since', () =>
    assert.deepEqual(of(drop, '\n * @contract 0.4.20: orders.note is neither read nor written'), []));
  it('may not name this release: its processes of before still use the column', () =>
    assert.match(
      of(drop, '\n * @contract 0.5.0: orders.note is neither read nor written')[0],
      /before 0\.5\.0/,
    ));
  it('says what it is about', () => assert.equal(of(drop, '\n * @contract 0.4.20: x').length, 1));
});
