import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { startBare } from '../bare/bare-process.mjs';
import { measured } from '../product/meter.mjs';
import { until } from '../product/until.mjs';
import { aWrittenEvent, coursesOf, webhooksOf } from '../product/written-to.mjs';
import { mean, sum } from '../figures.mjs';
import { milliseconds, perSecond, rate, row } from '../report.mjs';

/** The provider's count of open connections, and of statuses in one webhook when it has thousands a second. */
const connections = 4;
const inOne = 150;
const flooded = 5000;
const pacedMessages = 10_000;
const wantedSpeed = 3000;

/** Statuses from the provider's request until the guests have moved on, beside a bare batched insert. */
export async function statuses(ground) {
  const { servers, product, host, say } = ground;
  say('20,600 messages that nothing has been heard of');
  const events = [];
  for (const guests of [600, flooded, flooded, pacedMessages])
    events.push(await aWrittenEvent(host, servers.sql, guests));
  await servers.sql.query('vacuum analyze');
  const [warm, first, second, paced] = events.map(({ messages }) => webhooksOf(coursesOf(messages), inOne));
  const bare = await startBare('statuses', {
    DATABASE_URL: servers.ourDatabaseUrl,
    APP_SECRET: 'demo_app_secret',
  });
  try {
    const toProduct = `${product.apiUrl}/webhooks/whatsapp`;
    await flood(bare.ready, warm);
    await flood(toProduct, warm);
    await settled(servers);
    const [ours, theirs] = [[], []];
    for (const webhooks of [first, second]) {
      say(`${webhooks.length * inOne} statuses as fast as they are taken, bare and through the product`);
      theirs.push(await measured(servers, [bare], () => flood(bare.ready, webhooks)));
      ours.push(await ground.profiled('worker', () => inTwoSteps(ground, toProduct, webhooks)));
    }
    say(`${paced.length * inOne} statuses at ${wantedSpeed} a second`);
    const steady = await ground.profiled('worker', () =>
      throughProduct(ground, () => pace(servers, toProduct, paced)),
    );
    return [...floodRows(ours, theirs), ...paceRows(steady)];
  } finally {
    await bare.stop();
  }
}

/** The worker is paused while webhooks are received, so that each of the two speeds is measured alone. */
const inTwoSteps = ({ servers, product }, url, webhooks) =>
  measured(servers, [product.api, product.worker], async () => {
    process.kill(product.worker.pid, 'SIGSTOP');
    const takenIn = await flood(url, webhooks).finally(() => process.kill(product.worker.pid, 'SIGCONT'));
    const began = performance.now();
    await settled(servers);
    return { takenIn, understood: performance.now() - began };
  });

const throughProduct = ({ servers, product }, work) =>
  measured(servers, [product.api, product.worker], async () => {
    const result = await work();
    await settled(servers);
    return result;
  });

/** Everything stored has been understood, and the guests know. */
const settled = ({ sql }) =>
  until('the statuses', async () => ((await openWork(sql)) === 0 ? true : undefined), { everyMs: 100 });

const openWork = async (sql) => {
  const { rows } = await sql.query(
    `select (select count(*) from messaging.webhooks where processed_at is null)
       + (select count(*) from platform.outbox where done_at is null and dead_at is null) as open`,
  );
  return Number(rows[0].open);
};

const poster = (url, most) => {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: most });
  const post = async ({ body, headers }) => {
    const answer = await pool.request({ path: pathname, method: 'POST', headers, body });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`webhook answered ${answer.statusCode}`);
  };
  return { post, close: () => pool.close() };
};

/** Answers how long it took until the last one was answered. */
async function flood(url, webhooks) {
  const began = performance.now();
  const { post, close } = poster(url, connections);
  const left = [...webhooks].reverse();
  const lane = async () => {
    for (let webhook = left.pop(); webhook; webhook = left.pop()) await post(webhook);
  };
  await Promise.all(Array.from({ length: connections }, lane));
  const ms = performance.now() - began;
  await close();
  return ms;
}

/** At the wanted speed, whatever the answers take; looks every half second how far behind the product is. */
async function pace({ sql }, url, webhooks) {
  const { post, close } = poster(url, 64);
  const posting = [];
  const lags = [];
  let looked = performance.now();
  const began = performance.now();
  for (const [at, webhook] of webhooks.entries()) {
    const wait = began + (at * inOne * 1000) / wantedSpeed - performance.now();
    if (wait > 0) await sleep(wait);
    posting.push(post(webhook));
    if (performance.now() - looked < 500) continue;
    looked = performance.now();
    posting.push(lagOf(sql).then((lag) => lags.push(lag)));
  }
  await Promise.all(posting);
  await close();
  return lags;
}

/** The age in milliseconds of the oldest status that is not yet processed, or whose event is not yet handled by the guests' context. */
async function lagOf(sql) {
  const { rows } = await sql.query(
    `select coalesce(extract(epoch from clock_timestamp() - least(
       (select uuid_extract_timestamp(id) from messaging.webhooks where processed_at is null order by id limit 1),
       (select min(created_at) from platform.outbox where done_at is null and dead_at is null))) * 1000, 0)::float8 as ms`,
  );
  return rows[0].ms;
}

/** As fast as statuses are taken: into the product, and from there to the guests. */
function floodRows(ours, theirs) {
  const total = ours.length * flooded * 3;
  const of = (runs, what) => sum(runs.map((run) => run[what])) / total;
  const speedOf = (steps) => (1000 * total) / sum(steps);
  const taken = speedOf(ours.map(({ result }) => result.takenIn));
  const speed = speedOf(ours.map(({ result }) => result.understood));
  const bareTaken = speedOf(theirs.map(({ result }) => result));
  return [
    row('statuses taken in: stored and answered', {
      ours: perSecond(taken),
      bare: perSecond(bareTaken),
      ratio: rate(taken / bareTaken),
      target: '≥ 50 %',
      met: taken / bareTaken >= 0.5,
    }),
    row('statuses taken from there to the guests', {
      ours: perSecond(speed),
      bare: perSecond(bareTaken),
      ratio: rate(speed / bareTaken),
      target: `≥ ${perSecond(wantedSpeed)}`,
      met: speed >= wantedSpeed,
    }),
    row('CPU a status, api + worker + database', {
      ours: `${of(ours, 'cpuMs').toFixed(3)} ms`,
      bare: `${of(theirs, 'cpuMs').toFixed(3)} ms`,
      ratio: `${(of(ours, 'cpuMs') / of(theirs, 'cpuMs')).toFixed(1)} ×`,
    }),
  ];
}

/** At the wanted speed: whether the product keeps up, and at what cost. */
function paceRows({ result: lags, sql, cpuMs, processMs, databaseMs }) {
  const total = pacedMessages * 3;
  const third = Math.floor(lags.length / 3);
  const [early, late] = [mean(lags.slice(0, third)), mean(lags.slice(-third))];
  return [
    row(`lag at 3,000 /s, first and last third`, {
      ours: `${milliseconds(early)}, ${milliseconds(late)}`,
      target: 'not growing',
      met: late <= Math.max(1000, early * 1.5),
    }),
    row('SQL statements a status, at 3,000 /s', {
      ours: (sql / total).toFixed(3),
      target: '≤ 0.1',
      met: sql / total <= 0.1,
    }),
    row('CPU a status, at 3,000 /s', { ours: `${(cpuMs / total).toFixed(3)} ms` }),
    row('· of it api, worker, database', {
      ours: [...processMs, databaseMs].map((ms) => (ms / total).toFixed(3)).join(', '),
    }),
  ];
}
