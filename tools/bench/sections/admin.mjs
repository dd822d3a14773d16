import { Client } from 'undici';
import { startBare } from '../bare/bare-process.mjs';
import { percentile, sum } from '../figures.mjs';
import { anAdmin } from '../product/an-admin.mjs';
import { measured } from '../product/meter.mjs';
import { searchesAmong, yearsOfOrders } from '../product/years-of-orders.mjs';
import { milliseconds, row, times } from '../report.mjs';
import { aShop } from './placing.mjs';

const readings = 200;
const warmUp = 40;
const beforeLimit = 25; // requests of one person in a minute are limited
const mostStatements = 3;
const english = (count) => count.toLocaleString('en-US');

/**
 * Lists and search of the admin panel over years of people and orders, beside one query by an index. `--rows`: as many of each.
 * A reading is an act that the audit log records: the statement of its line is not counted with what is read.
 */
export async function admin(ground) {
  const { servers, product, say, sizes } = ground;
  say(`${english(sizes.rows)} people and as many orders`);
  await yearsOfOrders(ground, await aShop(ground), sizes.rows);
  const { token } = await anAdmin(product, servers.sql);
  const bare = await startBare('lists', { DATABASE_URL: servers.ourDatabaseUrl });
  const [ours, theirs] = [reader(product.apiUrl, token), reader(bare.ready)];
  try {
    const rows = [];
    for (const { name, paths, least } of await pagesOf(ours, sizes.rows)) {
      say(`${name}, ${readings} readings, bare and the product in turns`);
      rows.push(...rowsOf(name, await inTurns(ground, { ours, theirs }, paths, least)));
    }
    return rows;
  } finally {
    await Promise.all([ours.close(), theirs.close()]);
    await bare.stop();
  }
}

/** What is read: `paths` of the product in turns, and the baseline's path beside them. */
async function pagesOf(ours, count) {
  const query = (q) => `q=${encodeURIComponent(q)}`;
  const { phone, name, code, email } = searchesAmong(count);
  const [orders, users] = ['/admin/api/orders', '/admin/api/users'];
  const listed = (name, path, least) => ({ name, paths: [path], least });
  const searched = (name, path, words, least) => ({
    name,
    paths: words.map((q) => `${path}?${query(q)}`),
    least,
  });
  return [
    listed('orders, first page', orders, '/orders'),
    listed('orders of a status', `${orders}?status=declined`, '/orders'),
    listed('orders, a page far down', await farDown(ours, orders), '/orders'),
    searched('orders by phone', orders, phone, '/orders'),
    searched('orders by code', orders, code, '/orders'),
    searched('orders by name', orders, name, '/orders'),
    listed('users, first page', users, '/users'),
    searched('users by phone, name, address', users, [...phone, ...name, ...email], '/users'),
    searched('search by anything', '/admin/api/search', [...phone, ...name, ...code, ...email], '/users'),
  ];
}

/** The address of a page so many pages down, as a person gets there: by the cursor of the page before. */
async function farDown(ours, path) {
  let cursor = '';
  for (let page = 0; page < 20; page++) {
    const { nextCursor } = await ours.json(`${path}?limit=100${cursor && `&cursor=${cursor}`}`);
    if (!nextCursor) break;
    cursor = nextCursor;
  }
  return `${path}?cursor=${cursor}`;
}

function reader(url, token = '') {
  const client = new Client(url);
  const text = async (path) => {
    const { statusCode, body } = await client.request({
      path,
      method: 'GET',
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const answer = await body.text();
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${answer.slice(0, 300)}`);
    return answer;
  };
  return {
    json: async (path) => JSON.parse(await text(path)),
    async read(path) {
      const began = performance.now();
      await text(path);
      return performance.now() - began;
    },
    close: () => client.close(),
  };
}

async function inTurns({ servers, product }, { ours, theirs }, paths, least) {
  for (let at = 0; at < warmUp; at++) {
    if (at % beforeLimit === 0) await forgetLimits(servers.redis);
    await Promise.all([ours.read(paths[at % paths.length]), theirs.read(least)]);
  }
  return measured(servers, [product.api], async () => {
    const [mine, bare] = [[], []];
    for (let at = 0; at < readings; at++) {
      if (at % beforeLimit === 0) await forgetLimits(servers.redis);
      bare.push(await theirs.read(least));
      mine.push(await ours.read(paths[at % paths.length]));
    }
    return { mine, bare };
  });
}

async function forgetLimits(redis) {
  const keys = await redis.keys('smachot:limit:*');
  if (keys.length) await redis.del(...keys);
}

function rowsOf(name, run) {
  const { mine, bare } = run.result;
  const [ours, least] = [mine, bare].map((all) => percentile(all, 0.99));
  // Statements of every reading; periodic ones run rarely, independent of the readings.
  const read = run.statements.filter(({ text }) => !text.includes('identity.audit_log'));
  const asked = sum(read.map(({ calls }) => Math.round(calls / readings)));
  return [
    row(`${name}, p99`, {
      ours: milliseconds(ours),
      bare: milliseconds(least),
      ratio: times(ours / least),
    }),
    row('· SQL statements a reading', {
      ours: String(asked),
      target: `≤ ${mostStatements}`,
      met: asked <= mostStatements,
    }),
  ];
}
