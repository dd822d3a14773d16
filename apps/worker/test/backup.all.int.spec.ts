import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDataSource } from '@smachot/server-platform';
import { testConfig, testDatabase, type TestDatabase } from '@smachot/server-testing';
import { startSandbox } from '@smachot/sandbox';
import type { DataSource } from 'typeorm';
import { aHost, GUEST, invitationsTo, OTHER_GUEST, setClocks, settle } from './invited-guests';
import { filesIn } from './traces';
import { liveFully } from './whole-life';
import { everything, startWholeProduct, type WholeProduct } from './whole-product';

const run = promisify(execFile);
const root = process.env['SMACHOT_ROOT']!;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smachot-backup-'));
const archive = path.join(folder, 'backup.tar');
const secrets = {
  SECRET_KEY: randomBytes(32).toString('hex'),
  JWT_PRIVATE_JWK: testConfig('postgres://x', {}).settings.JWT_PRIVATE_JWK,
};
const filesBefore = path.join(folder, 'before', 'files');
const filesAfter = path.join(folder, 'after', 'files');

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let before: TestDatabase;
let emptied: { name: string; adminUrl: string; appUrl: string };

/** An operator's command, as it stands in the README. */
const command = (name: string, args: string[], env: Record<string, string>) =>
  run(process.execPath, [path.join(root, 'tools/ops', `${name}.mjs`), ...args], {
    cwd: root,
    env: {
      PATH: process.env['PATH']!,
      NODE_ENV: 'test',
      REDIS_URL: process.env['TEST_REDIS_URL']!,
      ...secrets,
      ...env,
    },
  });
const backUp = (to: string) =>
  command('backup', ['--to', to], { DATABASE_URL: adminUrl(before), FILES_DIR: filesBefore });
const restore = (from: string, ...args: string[]) =>
  command('restore', [from, ...args], {
    ...{ DATABASE_ADMIN_URL: emptied.adminUrl, DATABASE_URL: emptied.appUrl, FILES_DIR: filesAfter },
  });
const adminUrl = ({ source }: TestDatabase): string => (source.options as { url: string }).url;

/** An empty database on the tests' server. */
const anEmptyDatabase = async () => {
  const name = `restored_${randomBytes(5).toString('hex')}`;
  await before.source.query(`create database ${name}`);
  const url = new URL(adminUrl(before));
  url.pathname = `/${name}`;
  const appUrl = new URL(url);
  [appUrl.username, appUrl.password] = [`${name}_app`, 'secret'];
  return { name, adminUrl: url.href, appUrl: appUrl.href };
};

/** Number of rows and a hash of all of them, by table. */
const contents = async (source: DataSource): Promise<Record<string, string>> => {
  const tables: { name: string }[] = await source.query(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema = any($1) order by 1`,
    [everything.map(({ schema }) => schema)],
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await source.query<{ content: string }[]>(
      `select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as content from ${name} t`,
    );
    found[name] = row!.content;
  }
  return found;
};
/** Asks the restored database, and leaves it: a restore is refused while the product is connected. */
const restored = async <T>(ask: (source: DataSource) => Promise<T>): Promise<T> => {
  const source = await createDataSource(emptied.adminUrl, everything).initialize();
  try {
    return await ask(source);
  } finally {
    await source.destroy();
  }
};
const fileSums = async (of: string) =>
  Object.fromEntries(
    (await filesIn(of)).map((file) => [
      path.relative(of, file),
      createHash('sha256').update(fs.readFileSync(file)).digest('hex'),
    ]),
  );

const invitations = (phone: string) => invitationsTo(sandbox.url, phone);

/** One guest was written to before the backup; the message to another is an outbox row when it is made. */
const liveUntilTheBackup = async (product: WholeProduct): Promise<void> => {
  await liveFully(product);
  await setClocks(product);
  const { rsvpIds, invite } = await aHost(product);
  await invite(rsvpIds[0]!);
  await settle(product, () => invitations(GUEST));
  await invite(rsvpIds[1]!);
};

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, productUrl: 'http://127.0.0.1:9' });
  before = await testDatabase(everything);
  emptied = await anEmptyDatabase();
  const main = path.join(root, 'dist/apps/api/main.mjs');
  const env = {
    PATH: process.env['PATH']!,
    NODE_ENV: 'test',
    REDIS_URL: process.env['TEST_REDIS_URL']!,
    ...secrets,
  };
  await run(process.execPath, [main, '--migrate'], {
    env: { ...env, DATABASE_ADMIN_URL: adminUrl(before), DATABASE_URL: before.url },
  });
  await run(process.execPath, [main, '--seed'], {
    env: { ...env, DATABASE_URL: before.url, FILES_DIR: filesBefore },
  });
  const product = await startWholeProduct({
    database: before,
    sandbox,
    settings: { ...secrets, FILES_DIR: filesBefore },
  });
  await liveUntilTheBackup(product);
  await product.close();
});
afterAll(async () => {
  await before.source.query(`drop database if exists ${emptied.name} with (force)`);
  await before.source.query(`drop role if exists ${emptied.name}_app`);
  await before.drop();
  await sandbox.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

it('restores what was backed up, and goes on where it was', async () => {
  const was = await contents(before.source);
  expect(was['orders.orders']).not.toMatch(/^0 rows/);
  expect(was['payments.ledger']).not.toMatch(/^0 rows/);
  expect(was['payouts.entries']).not.toMatch(/^0 rows/);
  expect(was['messaging.messages']).not.toMatch(/^0 rows/);
  expect(await invitations(GUEST)).toBe(1);
  expect(await invitations(OTHER_GUEST)).toBe(0);

  await backUp(archive);
  await restore(archive, '--keep-sending');

  await restored(async (source) => {
    expect(await contents(source)).toEqual(was);
    expect(await fileSums(filesAfter)).toEqual(await fileSums(filesBefore));
    expect(Object.keys(await fileSums(filesAfter)).length).toBeGreaterThan(2);
    await booksBalance(source);
    await sequencesGoOn(source);
    await workGoesOn(source);
  });
  expect(await invitations(OTHER_GUEST)).toBe(1);
  expect(await invitations(GUEST)).toBe(1);
});

const booksBalance = async (source: DataSource) => {
  const rows = (sql: string) => source.query<unknown[]>(sql);
  expect(await rows('select posting_id from payouts.entries group by 1 having sum(amount) <> 0')).toEqual([]);
  expect(
    await rows(`select a.store_id from payouts.store_accounts a where a.balance <> (
      select sum(e.amount) from payouts.entries e where e.store_id = a.store_id and e.account = 'store')`),
  ).toEqual([]);
  // what may only be added to is so again
  await expect(source.query('delete from payouts.entries')).rejects.toThrow();
};

const sequencesGoOn = async (source: DataSource) => {
  const next = async (from: DataSource) =>
    (await from.query<{ code: string }[]>(`select nextval('orders.codes') as code`))[0]!.code;
  expect(await next(source)).toBe(await next(before.source));
};

const workGoesOn = async (source: DataSource) => {
  const database = { url: emptied.appUrl, source, drop: () => Promise.resolve() };
  const product = await startWholeProduct({
    database,
    sandbox,
    settings: { ...secrets, FILES_DIR: filesAfter },
  });
  try {
    await settle(product, () => invitations(OTHER_GUEST));
  } finally {
    await product.close();
  }
};

describe('restoring', () => {
  it('refuses a database that is not empty, unless its name is given', async () => {
    const is = await restored(contents);
    await expect(restore(archive)).rejects.toThrow(`--replace ${emptied.name}`);
    await expect(restore(archive, '--replace', 'smachot')).rejects.toThrow('Nothing was changed');
    expect(await restored(contents)).toEqual(is);
    await restore(archive, '--replace', emptied.name);
    // without --keep-sending a person decides
    const stopped = (source: DataSource) => source.query('select stopped, reason from messaging.sending');
    expect(await restored(stopped)).toEqual([{ stopped: true, reason: 'restored' }]);
  });

  it('refuses while the product is connected', async () => {
    const source = await createDataSource(emptied.adminUrl, everything).initialize();
    await expect(restore(archive, '--replace', emptied.name)).rejects.toThrow('stop its api and worker');
    await source.destroy();
  });

  it('names what is damaged, and changes nothing', async () => {
    const broken = path.join(folder, 'broken.tar');
    fs.copyFileSync(archive, broken);
    const content = fs.readFileSync(broken);
    const at = content.indexOf('tables/orders.orders/');
    content[at + 512 + 40]! ^= 1;
    fs.writeFileSync(broken, content);
    await expect(restore(broken, '--replace', emptied.name)).rejects.toThrow(
      'tables/orders.orders/000000.copy.gz is damaged',
    );
    fs.writeFileSync(broken, fs.readFileSync(archive).subarray(0, Math.floor(content.length / 2)));
    await expect(restore(broken, '--replace', emptied.name)).rejects.toThrow(/damaged|cut off/);
    const orders = (source: DataSource) => source.query('select count(*) > 0 as there from orders.orders');
    expect(await restored(orders)).toEqual([{ there: true }]);
  });
});
