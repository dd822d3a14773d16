// Reads and writes all tables of the product by COPY, in one transaction.
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import copyStreams from 'pg-copy-streams';

const { from: copyFrom, to: copyTo } = copyStreams;
const compress = promisify(gzip);
const decompress = promisify(gunzip);
/** Bytes of a table's text that are compressed together: the memory a backup needs, however large the table. */
const PART = 4 * 1024 * 1024;

const OURS = `n.nspname not like 'pg\\_%' and n.nspname not in ('information_schema', 'public')`;
const TABLES = `
  select n.nspname as schema, c.relname as table,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and ${OURS} order by 1, 2`;
const KEYS = `
  select distinct f.nspname || '.' || a.relname as "from", t.nspname || '.' || b.relname as "to"
  from pg_constraint k join pg_class a on a.oid = k.conrelid join pg_namespace f on f.oid = a.relnamespace
  join pg_class b on b.oid = k.confrelid join pg_namespace t on t.oid = b.relnamespace
  where k.contype = 'f' and k.conrelid <> k.confrelid`;
const SEQUENCES = `
  select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and ${OURS} order by 1, 2`;

/** @typedef {{ name: string, columns: string[] }} TableShape */

const quoted = (name) => name.split('.').map(pg.escapeIdentifier).join('.');
const columnsOf = (columns) => columns.map(pg.escapeIdentifier).join(', ');

/** A connection without time limits: a large table takes its time. */
export async function connect(url) {
  const client = new pg.Client({ connectionString: url, application_name: 'smachot-ops' });
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query('set idle_in_transaction_session_timeout = 0');
  return client;
}

/**
 * Names of the product's tables with their columns, each after those it refers to.
 * @returns {Promise<TableShape[]>}
 */
export async function tablesOf(client) {
  const { rows } = await client.query(TABLES);
  const waiting = new Map(rows.map(({ schema, table, columns }) => [`${schema}.${table}`, columns]));
  const keys = (await client.query(KEYS)).rows;
  const ordered = [];
  while (waiting.size) {
    const free = [...waiting].filter(
      ([name]) => !keys.some(({ from, to }) => from === name && waiting.has(to)),
    );
    if (!free.length) throw new Error(`foreign keys in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const [name, columns] of free) {
      ordered.push({ name, columns });
      waiting.delete(name);
    }
  }
  return ordered;
}

/** Names of the migrations that were run, in order; none in a database that was never migrated. */
export async function migrationsOf(client) {
  const { rows } = await client.query(`select to_regclass('public.migrations') is not null as there`);
  if (!rows[0].there) return [];
  return (await client.query('select name from public.migrations order by id')).rows.map(({ name }) => name);
}

/** Values of all sequences. They are not part of a snapshot: read after it they are never behind its rows. */
export async function sequencesOf(client) {
  const { rows } = await client.query(SEQUENCES);
  const values = [];
  for (const { schema, name } of rows) {
    const state = await client.query(
      `select last_value::text as value, is_called as called from ${quoted(`${schema}.${name}`)}`,
    );
    values.push({ name: `${schema}.${name}`, ...state.rows[0] });
  }
  return values;
}

/**
 * The rows of a table as compressed parts of COPY's text format. A part ends anywhere, also within a row.
 * @param {pg.Client} client
 * @param {TableShape} table
 */
export async function* partsOf(client, { name, columns }) {
  const rows = client.query(copyTo(`copy (select ${columnsOf(columns)} from ${quoted(name)}) to stdout`));
  let chunks = [];
  let size = 0;
  for await (const chunk of rows) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < PART) continue;
    yield await compress(Buffer.concat(chunks), { level: 3 });
    [chunks, size] = [[], 0];
  }
  if (size) yield await compress(Buffer.concat(chunks), { level: 3 });
}

/**
 * Puts parts into a table.
 * @param {AsyncIterable<Buffer>} parts compressed
 * @returns {Promise<number>} number of rows
 */
export async function copyIn(client, { name, columns }, parts) {
  const into = client.query(copyFrom(`copy ${quoted(name)} (${columnsOf(columns)}) from stdin`));
  await pipeline(
    Readable.from(
      (async function* () {
        for await (const part of parts) yield await decompress(part);
      })(),
    ),
    into,
  );
  return into.rowCount;
}

/** Rows that migrations wrote make room for those of the backup; triggers were run when these were written first. */
export async function makeRoom(client, tables) {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
}
export async function endRoom(client, tables) {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
}

export async function setSequences(client, sequences) {
  for (const { name, value, called } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, called]);
}

/** Removes everything of the product. */
export async function dropEverything(client) {
  const { rows } = await client.query(`select n.nspname as name from pg_namespace n where ${OURS}`);
  for (const { name } of rows) await client.query(`drop schema ${pg.escapeIdentifier(name)} cascade`);
  await client.query('drop table if exists public.migrations');
}
