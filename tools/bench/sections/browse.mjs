import { Pool } from 'undici';
import { startBare } from '../bare/bare-process.mjs';
import { sum } from '../figures.mjs';
import { measured } from '../product/meter.mjs';
import { aMarket, questions } from '../product/market.mjs';
import { milliseconds, perSecond, rate, row } from '../report.mjs';

const stores = 20_000;
const atOnce = 8;
const windowMs = 1_500;
const windows = 4;
const asked = 240;

/** A page of twenty stores that are free then, with their prices all in, among 20,000 stores and 100,000 units. */
export async function browse(ground) {
  const { servers, product, host, say } = ground;
  say(`${stores.toLocaleString('en-US')} stores and five times as many units`);
  await aMarket(servers.sql, stores);
  const { now } = await host.call('GET', '/_dev/clock');
  const pagesIn = (sort) => questions(Date.parse(now), asked, sort).map((one) => `/v1/partners?${one}`);
  const pages = pagesIn('recommended');
  const bare = await startBare('stores', { DATABASE_URL: servers.ourDatabaseUrl });
  const limits = forgettingLimits(servers.redis);
  const [ours, theirs] = [product.apiUrl, bare.ready].map((url) => new Pool(url, { connections: atOnce }));
  try {
    await Promise.all([reading(ours, pages, windowMs), reading(theirs, ['/'], windowMs)]);
    say(`pages for ${windows} × ${windowMs} ms each, bare and the product in turns`);
    const scans = await sequentialScans(servers.sql);
    const [mine, least] = [[], []];
    const run = await ground.profiled('api', () =>
      measured(servers, [product.api], async () => {
        for (let turn = 0; turn < windows; turn++) mine.push(await reading(ours, pages, windowMs));
      }),
    );
    for (let turn = 0; turn < windows; turn++) least.push(await reading(theirs, ['/'], windowMs));
    const others = {};
    for (const sort of ['price', 'distance']) {
      say(`pages by ${sort}`);
      others[sort] = (await reading(ours, pagesIn(sort), windowMs)) / windowMs;
    }
    const scanned = (await sequentialScans(servers.sql)) - scans;
    return rowsOf(run, sum(mine), sum(least), others, scanned);
  } finally {
    limits.stop();
    await Promise.all([ours.close(), theirs.close()]);
    await bare.stop();
  }
}

/** Pages read by some at once until the time is over. */
async function reading(pool, paths, ms) {
  const until = performance.now() + ms;
  let pages = 0;
  const one = async () => {
    while (performance.now() < until) {
      const path = paths[pages++ % paths.length];
      const { statusCode, body } = await pool.request({ path, method: 'GET' });
      const text = await body.text();
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${text.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return pages;
}

/** A visitor may ask only so often; here one visitor is many. */
function forgettingLimits(redis) {
  const timer = setInterval(async () => {
    const keys = await redis.keys('smachot:limit:*');
    if (keys.length) await redis.del(...keys);
  }, 40);
  return { stop: () => clearInterval(timer) };
}

async function sequentialScans(sql) {
  await sql.query('select pg_stat_force_next_flush()');
  const { rows } = await sql.query(
    `select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_user_tables
     where schemaname = 'stores' and relname in ('stores', 'pricing_units', 'open_months', 'taken_days')`,
  );
  return rows[0].scans;
}

function rowsOf(run, pages, bare, others, scanned) {
  const seconds = (windows * windowMs) / 1000;
  const statements = run.sql / pages;
  return [
    row('pages of 20 stores a second, free then and all in', {
      ours: perSecond(pages / seconds),
      bare: perSecond(bare / seconds),
      ratio: rate(pages / bare),
      target: '≥ 40 %',
      met: pages / bare >= 0.4,
    }),
    ...Object.entries(others).map(([sort, speed]) =>
      row(`· by ${sort}`, {
        ours: perSecond(speed * 1000),
        bare: '',
        ratio: rate((speed * 1000 * seconds) / bare),
      }),
    ),
    row('SQL statements a page', { ours: statements.toFixed(1), target: '≤ 2', met: statements <= 2.5 }),
    row('CPU a page, api + database', { ours: milliseconds(run.cpuMs / pages) }),
    row('sequential scans of the large tables', { ours: String(scanned), target: '0', met: scanned === 0 }),
  ];
}
