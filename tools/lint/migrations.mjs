// Migrations run while processes of the release before still serve: a migration may only add what they do not notice ("expand"). What they
// use is taken away a release later, by a migration that says so ("contract"). docs/operations.md has the steps.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../stack/paths.mjs';

const NAME = String.raw`(?:"?[\w$]+"?\.)?"?[\w$]+"?`;

/** What a running release would notice, or what locks a table for as long as it is large. */
const RULES = [
  { finding: 'drops a table', pattern: /\bDROP TABLE\b/i },
  { finding: 'drops a schema', pattern: /\bDROP SCHEMA\b/i },
  { finding: 'drops a column', pattern: /\bDROP COLUMN\b|\bALTER TABLE [^;`]*?\bDROP (?:IF EXISTS )?"/i },
  { finding: 'renames', pattern: /\bRENAME (?:TO|COLUMN|CONSTRAINT|"|\w+ TO)/i },
  { finding: 'changes a type', pattern: /\bALTER (?:COLUMN )?(?:"\w+"|\w+) (?:SET DATA )?TYPE\b/i },
  { finding: 'forbids null in a column that is there', pattern: /\bSET NOT NULL\b/i },
  { finding: 'drops a default', pattern: /\bDROP DEFAULT\b/i },
  { finding: 'empties a table', pattern: /\bTRUNCATE\b(?! ON)/i },
  { finding: 'locks a table', pattern: /\bLOCK TABLE\b/i },
];
const ADDED_COLUMN = /\bADD (?:COLUMN )?(?:IF NOT EXISTS )?(?!CONSTRAINT\b)("\w+"|\w+) ([^,;`']*)/gi;
const CONSTRAINT = new RegExp(
  String.raw`ALTER TABLE (?:ONLY )?(${NAME}) ADD CONSTRAINT ${NAME} (CHECK|FOREIGN KEY|UNIQUE|PRIMARY KEY|EXCLUDE)([^;\x60]*)`,
  'gi',
);
const INDEX = new RegExp(
  String.raw`CREATE (?:UNIQUE )?INDEX (CONCURRENTLY )?(?:IF NOT EXISTS )?${NAME} ON (${NAME})`,
  'gi',
);
const CREATED = new RegExp(String.raw`CREATE TABLE (?:IF NOT EXISTS )?(${NAME})`, 'gi');
const MARK = /\* @contract (\d+\.\d+\.\d+): (\S.{9,})/;

const bare = (name) => name.replaceAll('"', '').toLowerCase();

/**
 * What of a migration the release before would notice.
 * @param {string} source TypeScript
 * @returns {string[]}
 */
function unsafeParts(source) {
  const sql = source.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, ' ').replaceAll(/\s+/g, ' ');
  const created = new Set([...sql.matchAll(CREATED)].map(([, name]) => bare(name)));
  const isOld = (name) => !created.has(bare(name));
  return [
    ...RULES.filter(({ pattern }) => pattern.test(sql)).map(({ finding }) => finding),
    ...[...sql.matchAll(ADDED_COLUMN)]
      .filter(([, , rest]) => /\bNOT NULL\b/i.test(rest) && !/\b(?:DEFAULT|GENERATED)\b/i.test(rest))
      .map(([, column]) => `adds ${column} NOT NULL without a default`),
    ...[...sql.matchAll(INDEX)]
      .filter(([, concurrently, table]) => !concurrently && isOld(table))
      .map(([, , table]) => `builds an index of ${bare(table)} without CONCURRENTLY`),
    ...[...sql.matchAll(CONSTRAINT)]
      .filter(([, table, , rest]) => isOld(table) && !/NOT VALID|USING INDEX/i.test(rest))
      .map(([, table, kind]) => `adds a constraint (${kind}) to ${bare(table)} that reads all its rows`),
    ...(/\bCONCURRENTLY\b/i.test(sql) && !/transaction = false/.test(source)
      ? ['CONCURRENTLY within a transaction: the class needs `transaction = false`']
      : []),
  ];
}

/** The release since which a contract step's parts are not used any more, and what they are. */
function contractMark(source) {
  const [, release, what] = MARK.exec(source) ?? [];
  return release && { release, what };
}

const isEarlier = (release, than) => {
  const [a, b] = [release, than].map((one) => one.split('.').map(Number));
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && a[at] < b[at];
};

/**
 * Why a migration may not go out with this release; nothing when it may.
 * @param {string} source
 * @param {string} version of this release
 * @returns {string[]}
 */
export function migrationFindings(source, version) {
  const parts = unsafeParts(source);
  const mark = contractMark(source);
  if (!parts.length) return [];
  if (!mark) return parts;
  return isEarlier(mark.release, version)
    ? []
    : [
        `@contract names ${mark.release}: it has to be a release before ${version}, whose processes still run`,
      ];
}

/** All migrations of the product, by their path relative to the root. */
export function migrationFiles() {
  const folder = path.join(root, 'libs/server');
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\/migrations\/\d+-[\w-]+\.ts$/.test(name))
    .map((name) => path.posix.join('libs/server', name))
    .toSorted();
}
