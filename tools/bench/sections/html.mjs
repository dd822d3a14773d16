import { brotliDecompressSync } from 'node:zlib';
import { Pool } from 'undici';
import { startBare } from '../bare/bare-process.mjs';
import { percentile, sum } from '../figures.mjs';
import { measured } from '../product/meter.mjs';
import { forgettingLimits, reading } from '../product/readers.mjs';
import { milliseconds, perSecond, rate, row, times } from '../report.mjs';
import { aShop } from './placing.mjs';

const headers = { 'accept-encoding': 'br' };
const window = { ms: 500, atOnce: 8, headers };
const warmUp = { ...window, ms: 4_000 };
const windows = 12;
const rendered = 150;
const calls = 400;
/** Least share of the bare server's pages; most CPU and statements of a page that nobody has asked for. */
const limits = { share: 0.7, cpuMs: 12, sql: 4 };

/** A store's page as HTML: kept, beside a server that sends the same bytes; new ones; and what calls feel of their rendering. */
export async function html(ground) {
  const { servers, product, say } = ground;
  const { partnerUsername } = await aShop(ground);
  const page = `/partner/${partnerUsername}`;
  const bare = await startBare('html', {});
  const forgetting = forgettingLimits(servers.redis);
  const [ours, theirs] = [product.apiUrl, bare.ready].map(
    (url) => new Pool(url, { connections: window.atOnce }),
  );
  try {
    await bare.ask('send', await answerTo(product.apiUrl + page));
    say('a kept page, bare and the product in turns');
    const kept = await inTurns(ground, { ours, theirs, page, bare });
    say(`${rendered} new pages`);
    const anew = await measured(servers, [product.api], () => newPages(ours, page, rendered));
    say('calls beside rendering');
    const alone = await callsOf(ours, partnerUsername);
    const beside = await besideRendering(ours, page, () => callsOf(ours, partnerUsername));
    return rowsOf({ kept, anew, alone, beside });
  } finally {
    forgetting.stop();
    await Promise.all([ours.close(), theirs.close()]);
    await bare.stop();
  }
}

/** Headers that each server writes by itself. */
const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive', 'content-length'];

/** The product's answer as it goes over the wire. */
async function answerTo(url) {
  const pool = new Pool(new URL(url).origin);
  const read = async () => {
    const { headers: given, body } = await pool.request({
      path: new URL(url).pathname,
      method: 'GET',
      headers,
    });
    return { given, body: Buffer.from(await body.arrayBuffer()) };
  };
  // the first one goes out without content when it is late
  await read();
  const { given, body } = await read();
  await pool.close();
  if (given['content-encoding'] !== 'br' || !given.etag) throw new Error('the page came without its content');
  const kept = Object.entries(given).filter(([name]) => !OF_THE_CONNECTION.includes(name));
  return { body: body.toString('base64'), headers: Object.fromEntries(kept) };
}

async function inTurns({ servers, product, profiled }, { ours, theirs, page, bare }) {
  await reading(ours, [page], warmUp);
  await reading(theirs, ['/'], warmUp);
  const turns = { ours: [], bare: [] };
  await profiled('api', async () => {
    for (let turn = 0; turn < windows; turn++) {
      turns.ours.push(await measured(servers, [product.api], () => reading(ours, [page], window)));
      turns.bare.push(await measured(servers, [bare], () => reading(theirs, ['/'], window)));
    }
    return turns.ours.at(-1);
  });
  return { ours: together(turns.ours), bare: together(turns.bare) };
}

/** Windows as one. */
const together = (turns) => ({
  pages: sum(turns.map(({ result }) => result)),
  cpuMs: sum(turns.map(({ cpuMs }) => cpuMs)),
});

let serial = 0;
/** Pages of addresses that nobody has asked for, one after the other: each is rendered. */
async function newPages(pool, page, count) {
  let filled = 0;
  for (let number = 0; number < count; number++) {
    const { body } = await pool.request({ path: `${page}?n=${++serial}`, method: 'GET', headers });
    const html = brotliDecompressSync(Buffer.from(await body.arrayBuffer())).toString();
    if (html.includes('id="rendered"')) filled += 1;
  }
  if (filled < count) throw new Error(`${count - filled} of ${count} pages came without content`);
  return filled;
}

/** Milliseconds of each of the calls, some at once. */
async function callsOf(pool, partnerUsername) {
  const took = [];
  const one = async () => {
    while (took.length < calls) {
      const startedMs = performance.now();
      const { body } = await pool.request({ path: `/v1/partners/${partnerUsername}`, method: 'GET' });
      await body.text();
      took.push(performance.now() - startedMs);
    }
  };
  await Promise.all([one(), one()]);
  return took;
}

async function besideRendering(pool, page, work) {
  let isOver = false;
  const render = async () => {
    while (!isOver) await newPages(pool, page, 1);
  };
  const rendering = render();
  const result = await work();
  isOver = true;
  await rendering;
  return result;
}

function rowsOf({ kept, anew, alone, beside }) {
  const speed = (of) => perSecond((of.pages * 1000) / (windows * window.ms));
  const share = kept.ours.pages / kept.bare.pages;
  const [cpuMs, sql] = [anew.cpuMs / rendered, anew.sql / rendered];
  const [quiet, busy] = [percentile(alone, 0.99), percentile(beside, 0.99)];
  return [
    row('kept pages a second, the same bytes', {
      ours: speed(kept.ours),
      bare: speed(kept.bare),
      ratio: rate(share),
      target: `≥ ${rate(limits.share)}`,
      met: share >= limits.share,
    }),
    row('CPU of a new page, api + database', {
      ours: milliseconds(cpuMs),
      target: `≤ ${limits.cpuMs} ms`,
      met: cpuMs <= limits.cpuMs,
    }),
    row('SQL statements of a new page', {
      ours: sql.toFixed(1),
      target: `≤ ${limits.sql}`,
      met: sql <= limits.sql,
    }),
    row('a call beside rendering, p99, and alone', {
      ours: milliseconds(busy),
      bare: milliseconds(quiet),
      ratio: times(busy / quiet),
    }),
  ];
}
