import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';

type Column = { table_schema: string; table_name: string; column_name: string; data_type: string };

const UNPACKED = [(bytes: Buffer) => bytes, gunzipSync, inflateSync, inflateRawSync, brotliDecompressSync];
/** Decodes bytes as text, plain or compressed by an algorithm of node:zlib. */
const textsOf = (bytes: Buffer): string[] =>
  UNPACKED.flatMap((unpack) => {
    try {
      return [unpack(bytes).toString('utf8')];
    } catch {
      return [];
    }
  });
const namesOne = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.toLowerCase().includes(word.toLowerCase()));

/** All text, JSON, array and binary columns of all schemas. */
const columnsOf = (source: DataSource): Promise<Column[]> =>
  source.query(
    `select c.table_schema, c.table_name, c.column_name, c.data_type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
       and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'bytea', 'tsvector', 'USER-DEFINED')
     order by 1, 2, 3`,
  );

/** The places in the database that still contain one of the words, as `schema.table.column`. */
export const tracesInDatabase = async (source: DataSource, words: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { table_schema, table_name, column_name, data_type } of await columnsOf(source)) {
    const place = `${table_schema}.${table_name}.${column_name}`;
    const [table, column] = [`"${table_schema}"."${table_name}"`, `"${column_name}"`];
    if (data_type === 'bytea') {
      const rows: { value: Buffer }[] = await source.query(
        `select ${column} as value from ${table} where ${column} is not null`,
      );
      if (rows.some(({ value }) => textsOf(value).some((text) => namesOne(text, words)))) found.push(place);
      continue;
    }
    const rows: unknown[] = await source.query(
      `select 1 from ${table} where lower(${column}::text) like any($1) limit 1`,
      [words.map((word) => `%${word.toLowerCase()}%`)],
    );
    if (rows.length) found.push(place);
  }
  return found;
};

const valuesOf = async (redis: Redis, key: string): Promise<unknown> => {
  switch (await redis.type(key)) {
    case 'string':
      return redis.get(key);
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'set':
      return redis.smembers(key);
    case 'zset':
      return redis.zrange(key, 0, -1);
    case 'stream':
      return redis.xrange(key, '-', '+');
    default:
      return null;
  }
};

/** The Redis keys whose name or value still contains one of the words. */
export const tracesInRedis = async (url: string, words: readonly string[]): Promise<string[]> => {
  const redis = new Redis(url);
  const found: string[] = [];
  for await (const keys of redis.scanStream({ count: 1000 }) as AsyncIterable<string[]>)
    for (const key of keys)
      if (namesOne(`${key} ${JSON.stringify(await valuesOf(redis, key))}`, words)) found.push(key);
  redis.disconnect();
  return found;
};

/** The paths of all stored files. */
export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};
export const tracesInFiles = async (folder: string, words: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const file of await filesIn(folder))
    if (namesOne(file, words) || textsOf(await readFile(file)).some((text) => namesOne(text, words)))
      found.push(file);
  return found;
};
