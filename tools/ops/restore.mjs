// npm run restore -- <archive> [--replace <name of the database>] [--keep-sending]
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { folderOf } from '../build/apps.mjs';
import { runCommand } from '../stack/run-command.mjs';
import { bufferOf, BrokenArchive, entriesOf, extractTo, verifyArchive } from './archive.mjs';
import {
  connect,
  copyIn,
  dropEverything,
  endRoom,
  makeRoom,
  migrationsOf,
  setSequences,
  tablesOf,
} from './database-copy.mjs';
import { filesIn, findInstallation, runAsCommand } from './installation.mjs';

/**
 * @typedef {object} Restoring
 * @property {string} archive
 * @property {string} databaseUrl the owner's address
 * @property {string} filesDir
 * @property {string} [replace] the name of the database, as a proof that what is in it may be deleted
 * @property {boolean} [keepSending] by default an admin lets messages go out again, after looking
 * @property {(exactly?: string[]) => Promise<void>} migrate
 */

/**
 * Restores a backup into an empty database and an empty folder, or into nothing at all: one transaction.
 * @param {Restoring} options
 */
export async function restore(options) {
  const { archive, databaseUrl, filesDir, migrate, keepSending = false } = options;
  const manifest = await verifyArchive(archive);
  const client = await connect(databaseUrl);
  try {
    await requireAlone(client);
    await requireEmpty(client, options, manifest);
    await migrate(manifest.migrations);
    await requireSameTables(client, manifest);
    await client.query('begin');
    await makeRoom(client, manifest.tables);
    await readArchive({ archive, client, manifest, filesDir });
    await setSequences(client, manifest.sequences);
    await endRoom(client, manifest.tables);
    if (!keepSending) await holdSending(client);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  await migrate();
  return manifest;
}

async function requireAlone(client) {
  const { rows } = await client.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'smachot'`,
  );
  if (rows[0].count)
    throw new Error('The product is connected to this database: stop its api and worker processes first.');
}

/**
 * @param {import('pg').Client} client
 * @param {Restoring} options
 * @param {any} manifest
 */
async function requireEmpty(client, options, { filesIncluded }) {
  const { filesDir, replace } = options;
  const [{ name }] = (await client.query('select current_database() as name')).rows;
  const used = (await tablesOf(client)).length > 0 || (await migrationsOf(client)).length > 0;
  const hasFiles = filesIncluded && !(await filesIn(filesDir).next()).done;
  if (!used && !hasFiles) return;
  if (replace === undefined)
    throw new Error(
      `${used ? `The database ${name}` : filesDir} is not empty. To delete what is there: --replace ${name}`,
    );
  if (replace !== name) throw new Error(`This is the database ${name}, not ${replace}. Nothing was changed.`);
  await dropEverything(client);
  if (filesIncluded) fs.rmSync(filesDir, { recursive: true, force: true });
}

async function requireSameTables(client, manifest) {
  const shape = (tables) =>
    JSON.stringify(tables.map(({ name, columns }) => [name, columns.toSorted()]).toSorted());
  if (shape(await tablesOf(client)) !== shape(manifest.tables))
    throw new Error('The migrations of this release make other tables than those of the backup.');
}

/** Tables and files in the order of the archive. */
async function readArchive({ archive, client, manifest, filesDir }) {
  const entries = entriesOf(archive);
  let entry = (await entries.next()).value;
  for (const table of manifest.tables) {
    const prefix = `tables/${table.name}/`;
    const parts = (async function* () {
      for (; entry?.name.startsWith(prefix); entry = (await entries.next()).value)
        yield await bufferOf(entry.content);
    })();
    const rows = table.parts ? await copyIn(client, table, parts) : 0;
    if (rows !== table.rows) throw new BrokenArchive(`${table.name}: ${rows} rows instead of ${table.rows}`);
  }
  for (; entry; entry = (await entries.next()).value)
    if (entry.name.startsWith('files/'))
      await extractTo(inside(filesDir, entry.name.slice(6)), entry.content);
}

/** A path of an archive may not lead out of the folder. */
function inside(folder, name) {
  const file = path.resolve(folder, name);
  if (!file.startsWith(path.resolve(folder) + path.sep))
    throw new BrokenArchive(`${name} leads out of the folder`);
  return file;
}

/** What was sent after the backup is not known to it: a person decides when messages go out again. */
const holdSending = (client) =>
  client.query(
    `update messaging.sending set stopped = true, stopped_by = 'admin', reason = 'restored', changed_at = now() where not stopped`,
  );

/** Runs the migrations of the built api, as a deployment does; `exactly` those that the backup had. */
const migrateWith = (env) => async (exactly) => {
  const main = path.join(folderOf('api'), 'main.mjs');
  if (!fs.existsSync(main)) throw new Error('The product is not built: npm run build');
  const list = path.join(os.tmpdir(), `smachot-migrations-${process.pid}.json`);
  if (exactly) fs.writeFileSync(list, JSON.stringify(exactly));
  try {
    const args = [main, '--migrate', ...(exactly ? ['--exactly', list] : [])];
    await runCommand(process.execPath, args, { title: 'Migrating the database', env });
  } finally {
    fs.rmSync(list, { force: true });
  }
};

await runAsCommand(import.meta, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'string' }, 'keep-sending': { type: 'boolean', default: false } },
  });
  const [archive] = positionals;
  if (!archive)
    throw new Error('usage: npm run restore -- <archive> [--replace <database>] [--keep-sending]');
  const { databaseUrl, addresses, filesDir, release } = await findInstallation();
  try {
    const env = { ...process.env, ...addresses };
    const keepSending = values['keep-sending'];
    const { startedAt, version, filesIncluded, files } = await restore({
      ...{ archive, databaseUrl, filesDir, replace: values.replace, keepSending, migrate: migrateWith(env) },
    });
    console.log(
      `restored the state of ${startedAt}, release ${version}, ${filesIncluded ? `${files} files` : 'without files'}`,
    );
    if (!keepSending) console.log('Sending is stopped: an admin resumes it on /admin-panel/sending.');
  } finally {
    await release();
  }
});
