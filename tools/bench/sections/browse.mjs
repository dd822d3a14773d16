import { Pool } from 'undici';
import { startBare } from '../bare/bare-process.mjs';
import { sum } from '../figures.mjs';
import { measured } from '../product/meter.mjs';
import { aMarket, questions } from '../product/market.mjs';
import { forgettingLimits, reading } from '../product/readers.mjs';
import { milliseconds, perSecond, rate, row, times } from '../report.mjs';

const stores = 20_000;
const atOnce = 8;
/** The engine compiles hot code, and there is much of it; little of it is of one order alone. */
const warmUpMs = { recommended: 12_000, price: 4_000, distance: 4_000 };
const windowMs = 500;
const windows = 12;
const window = { ms: windowMs, atOnce };
const asked = 240;

/** A page of twenty stores that are free then, with their prices all in, among 20,000 stores and 100,000 units. */
export async function browse(ground) {
  const { servers, product, host, say } = ground;
  say(`${stores.toLocaleString('en-US')} stores and five times as many units`);
  await aMarket(servers.sql, stores);
  await servers.sql.query('create index bare_by_rank on stores.stores (rank, id) where listed');
  const { now } = await host.call('GET', '/_dev/clock');
  const pagesIn = (sort) => questions(Date.parse(now), asked, sort).map((one) => `/v1/partners?${one}`);
  const bare = await startBare('stores', { DATABASE_URL: servers.ourDatabaseUrl });
  const limits = forgettingLimits(servers.redis);
  const [ours, theirs] = [product.apiUrl, bare.ready].map((url) => new Pool(url, { connections: atOnce }));
  const inTurns = async (sort) => {
    const paths = pagesIn(sort);
    await reading(ours, paths, { ms: warmUpMs[sort], atOnce });
    await reading(theirs, ['/'], window);
    const turns = { ours: [], bare: [] };
    for (let turn = 0; turn < windows; turn++) {
      turns.ours.push(await measured(servers, [product.api], () => reading(ours, paths, window)));
      turns.bare.push(await measured(servers, [bare], () => reading(theirs, ['/'], window)));
    }
    return { ...together(turns.ours), bare: together(turns.bare) };
  };
  try {
    const scans = await sequentialScans(servers.sql);
    const shown = await storesShown(ours, pagesIn('recommended'));
    const runs = {};
    for (const sort of ['recommended', 'price', 'distance']) {
      say(`pages by ${sort}, ${windows} × ${windowMs} ms each, bare and the product in turns`);
      const run = () => inTurns(sort);
      runs[sort] = await (sort === 'recommended' ? ground.profiled('api', run) : run());
    }
    const scanned = (await sequentialScans(servers.sql)) - scans;
    return rowsOf(runs, shown, scanned);
  } finally {
    limits.stop();
    await Promise.all([ours.close(), theirs.close()]);
    await bare.stop();
  }
}

/** Windows as one. */
const together = (turns) => ({
  pages: sum(turns.map(({ result }) => result)),
  cpuMs: sum(turns.map(({ cpuMs }) => cpuMs)),
  databaseMs: sum(turns.map(({ databaseMs }) => databaseMs)),
  sql: sum(turns.map(({ sql }) => sql)),
  statements: turns.flatMap(({ statements }) => statements),
});

/** How many stores are on a page of these; an empty page would be answered quickest. */
async function storesShown(pool, paths) {
  let stores = 0;
  for (const path of paths) {
    const { body } = await pool.request({ path, method: 'GET' });
    stores += /** @type {any} */ (await body.json()).stores.length;
  }
  return stores / paths.length;
}

async function sequentialScans(sql) {
  await sql.query('select pg_stat_force_next_flush()');
  const { rows } = await sql.query(
    `select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_user_tables
     where schemaname = 'stores' and relname in ('stores', 'listings', 'price_floors', 'pricing_units', 'open_months', 'taken_days')`,
  );
  return rows[0].scans;
}

const otherSorts = ['price', 'distance'];

function speedRows(runs) {
  const run = runs.recommended;
  const speed = ({ pages }) => perSecond((pages * 1000) / (windows * windowMs));
  const share = ({ pages, bare }) => pages / bare.pages;
  return [
    row('pages of 20 stores a second, free then and all in', {
      ours: speed(run),
      bare: speed(run.bare),
      ratio: rate(share(run)),
      target: '≥ 40 %',
      met: share(run) >= 0.4,
    }),
    ...otherSorts.map((sort) =>
      row(`· by ${sort}`, {
        ours: speed(runs[sort]),
        bare: speed(runs[sort].bare),
        ratio: rate(share(runs[sort])),
      }),
    ),
  ];
}

function cpuRows(runs) {
  const run = runs.recommended;
  const cpu = ({ cpuMs, pages }) => cpuMs / pages;
  const cpuOf = (of) => ({
    ours: milliseconds(cpu(of)),
    bare: milliseconds(cpu(of.bare)),
    ratio: times(cpu(of) / cpu(of.bare)),
  });
  return [
    row('CPU a page, api + database', cpuOf(run)),
    ...otherSorts.map((sort) => row(`· by ${sort}`, cpuOf(runs[sort]))),
    row('· of it the database', {
      ours: milliseconds(run.databaseMs / run.pages),
      bare: milliseconds(run.bare.databaseMs / run.bare.pages),
    }),
  ];
}

function rowsOf(runs, shown, scanned) {
  const run = runs.recommended;
  const statements = run.sql / run.pages;
  return [
    ...speedRows(runs),
    row('stores on a page, on average', { ours: shown.toFixed(1) }),
    row('SQL statements a page', { ours: statements.toFixed(1), target: '≤ 2', met: statements <= 2.5 }),
    ...cpuRows(runs),
    row('sequential scans of the large tables', { ours: String(scanned), target: '0', met: scanned === 0 }),
  ];
}
