import { Client } from 'undici';
import { startBare } from '../bare/bare-process.mjs';
import { measured } from '../product/meter.mjs';
import { aWrittenEvent, coursesOf, webhooksOf } from '../product/written-to.mjs';
import { percentile, sum } from '../figures.mjs';
import { milliseconds, row, times } from '../report.mjs';

const guests = 10_000;
const warmUp = 60;
const requests = 600;
const beforeLimit = 200; // a host may ask 300 times a minute
const hintsASecond = 4;

/** The host's desk: a page of guests with the numbers of all, and the hints while guests move. */
export async function desk(ground) {
  const { servers, product, host, say } = ground;
  say(`an event of ${guests} guests`);
  const event = await aWrittenEvent(host, servers.sql, guests);
  await answerSome(servers.sql, event.eventId);
  await servers.sql.query('vacuum analyze');
  const bare = await startBare('desk', { DATABASE_URL: servers.ourDatabaseUrl });
  try {
    const ours = reader(product.apiUrl, `/v1/events/rsvps/${event.eventId}`, host.token);
    const theirs = reader(bare.ready, `/${event.eventId}`);
    say(`${requests} readings, bare and the product in turns`);
    const read = await ground.profiled('api', () => readings(servers, product, ours, theirs));
    say('statuses of 2,000 guests while the host looks on');
    const heard = await hintsWhile(ground, event);
    await Promise.all([ours.close(), theirs.close()]);
    return [...rowsOf(read), ...liveRowsOf(heard)];
  } finally {
    await bare.stop();
  }
}

/** A half-answered event, as a host looks at most of the time. */
const answerSome = (sql, eventId) =>
  sql.query(
    `update rsvp.guests set status = case when estimated > 2 then 'confirmed' else 'received' end,
       number = case when estimated > 2 then estimated end where event_id = $1`,
    [eventId],
  );

function reader(url, path, token = '') {
  const client = new Client(url);
  return {
    async read() {
      const began = performance.now();
      const answer = await client.request({
        path,
        method: 'GET',
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      const text = await answer.body.text();
      const ms = performance.now() - began;
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${text.slice(0, 300)}`);
      if (JSON.parse(text).rsvps.length !== 100) throw new Error('a page has 100 guests');
      return ms;
    },
    close: () => client.close(),
  };
}

async function readings(servers, product, ours, theirs) {
  for (let at = 0; at < warmUp; at++) await Promise.all([ours.read(), theirs.read()]);
  await forgetLimits(servers.redis);
  return measured(servers, [product.api], async () => {
    const [mine, bare] = [[], []];
    for (let at = 0; at < requests; at++) {
      if (at % beforeLimit === 0) await forgetLimits(servers.redis);
      bare.push(await theirs.read());
      mine.push(await ours.read());
    }
    return { mine, bare };
  });
}

async function forgetLimits(redis) {
  const keys = await redis.keys('smachot:limit:*');
  if (keys.length) await redis.del(...keys);
}

/** Counts the hints that reach a listening screen while its guests' statuses arrive, and the duration in which they came. */
async function hintsWhile({ servers, product, host }, event) {
  const abort = new AbortController();
  const answer = await fetch(`${product.apiUrl}/v1/live?topics=event:${event.eventId}`, {
    headers: { authorization: `Bearer ${host.token}` },
    signal: abort.signal,
  });
  const heard = [];
  const decoder = new TextDecoder();
  const listening = (async () => {
    for await (const chunk of answer.body) {
      const hints = decoder.decode(chunk).match(/^event: hint$/gm) ?? [];
      heard.push(...hints.map(() => performance.now()));
    }
  })().catch(() => {}); // we hang up
  const before = await outcomeJobs(servers.sql);
  const webhooks = webhooksOf(coursesOf(event.messages.slice(0, 2000)), 20);
  const began = performance.now();
  for (const { body, headers } of webhooks) {
    await fetch(`${product.apiUrl}/webhooks/whatsapp`, { method: 'POST', headers, body });
  }
  await new Promise((resolve) => setTimeout(resolve, 1500));
  abort.abort();
  await listening;
  const seconds = (Math.max(...heard) - began) / 1000;
  return { hints: heard.length, seconds, changes: (await outcomeJobs(servers.sql)) - before };
}

async function outcomeJobs(sql) {
  const { rows } = await sql.query(
    `select count(*)::int as jobs from platform.outbox where job = 'rsvp.record_outcomes'`,
  );
  return rows[0].jobs;
}

function rowsOf(run) {
  const { mine, bare } = run.result;
  const [p50, p99] = [0.5, 0.99].map((share) => ({
    ours: percentile(mine, share),
    bare: percentile(bare, share),
  }));
  const compared = ({ ours, bare: least }) => ({
    ours: milliseconds(ours),
    bare: milliseconds(least),
    ratio: times(ours / least),
  });
  // Statements of every request; periodic ones run rarely, independent of the requests.
  const asked = sum(run.statements.map(({ calls }) => Math.floor(calls / requests)));
  return [
    row('SQL statements a reading: list and stats', { ours: String(asked), target: '≤ 3', met: asked <= 3 }),
    row(`a reading of ${guests.toLocaleString('en-US')} guests, p99`, compared(p99)),
    row('· p50', compared(p50)),
    row('· CPU of api', { ours: milliseconds(run.processMs[0] / requests) }),
  ];
}

const liveRowsOf = ({ hints, seconds, changes }) => [
  row(`hints while ${changes} batches of outcomes were noted`, {
    ours: `${hints} in ${seconds.toFixed(1)} s`,
    target: `≤ ${hintsASecond} /s`,
    met: hints > 0 && hints <= hintsASecond * seconds + 1,
  }),
];
