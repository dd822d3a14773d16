// npm run backup -- [--to <file>]      everything of the product in one archive
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dataRoot, root } from '../stack/paths.mjs';
import { createArchive, FORMAT } from './archive.mjs';
import { connect, migrationsOf, partsOf, sequencesOf, tablesOf } from './database-copy.mjs';
import { filesIn, findInstallation, runAsCommand } from './installation.mjs';

/**
 * Writes an archive of the database, as it is at one moment, and of the stored files, while the product runs.
 * @param {{ databaseUrl: string, filesDir?: string, archive: string }} options
 * @returns {Promise<{ tables: number, rows: number, files: number }>}
 */
export async function backUp({ databaseUrl, filesDir, archive }) {
  const client = await connect(databaseUrl);
  const out = createArchive(archive);
  try {
    const startedAt = new Date().toISOString();
    await client.query('begin isolation level repeatable read read only');
    const migrations = await migrationsOf(client);
    if (!migrations.length) throw new Error('There is nothing to back up: the database was never migrated.');
    const tables = [];
    for (const table of await tablesOf(client)) tables.push(await addTable(client, out, table));
    // files after the snapshot: what its rows name was stored before it
    const files = filesDir ? await addFiles(out, filesDir) : 0;
    const sequences = await sequencesOf(client);
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
    await out.finish({
      format: FORMAT,
      version,
      startedAt,
      migrations,
      tables,
      sequences,
      files,
      filesIncluded: Boolean(filesDir),
    });
    return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0), files };
  } catch (error) {
    await out.abandon();
    throw error;
  } finally {
    await client.end();
  }
}

async function addTable(client, out, table) {
  const { rows } = await client.query(`select count(*)::float8 as count from ${table.name}`);
  let parts = 0;
  for await (const part of partsOf(client, table))
    await out.add(`tables/${table.name}/${String(parts++).padStart(6, '0')}.copy.gz`, part);
  return { ...table, rows: rows[0].count, parts };
}

async function addFiles(out, folder) {
  let count = 0;
  for await (const name of filesIn(folder)) {
    const file = path.join(folder, name);
    const stat = await fs.promises.stat(file).catch(() => undefined);
    if (!stat) continue; // deleted since the folder was read
    await out.addFile(`files/${name}`, file, stat.size);
    count++;
  }
  return count;
}

await runAsCommand(import.meta, async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const archive = values.to ?? path.join(dataRoot, 'backups', `smachot-${time}.tar`);
  if (fs.existsSync(archive)) throw new Error(`${archive} is there already.`);
  const { databaseUrl, filesDir, release } = await findInstallation();
  try {
    const { tables, rows, files } = await backUp({ databaseUrl, filesDir, archive });
    const kept = filesDir ? `${files} files` : 'no files: they are kept in S3';
    console.log(`${archive}: ${rows} rows of ${tables} tables, ${kept}`);
  } finally {
    await release();
  }
});
