import crypto from 'node:crypto';
import { Pool } from 'undici';
import { startBare } from '../bare/bare-process.mjs';
import { median, percentile } from '../figures.mjs';
import { anEventOf } from '../product/an-event.mjs';
import { aHost } from '../product/host.mjs';
import { measured } from '../product/meter.mjs';
import { card, outside } from '../product/outside.mjs';
import { forgettingLimits } from '../product/readers.mjs';
import { until } from '../product/until.mjs';
import { milliseconds, perSecond, rate, row, times } from '../report.mjs';
import { aShop } from './placing.mjs';

const buyers = 500;
const warmUp = 50;
const price = 100;
const signUpsAtOnce = 4;

/** Tickets that cost, 500 buyers at once: with a seat for each, and with one seat; beside a hold on the card and one row. */
export async function registering(ground) {
  const limits = forgettingLimits(ground.servers.redis);
  try {
    return await ticketsSold(ground);
  } finally {
    limits.stop();
  }
}

async function ticketsSold(ground) {
  const { servers, product, say } = ground;
  const { partnerUsername } = await aShop(ground);
  say(`${buyers} people with cards`);
  const people = await manyPeople(ground, buyers);
  const { token } = await outside(product).tokenOf(card);
  const bare = await startBare('registering', {
    DATABASE_URL: servers.ourDatabaseUrl,
    PAYME_URL: product.environments.worker.PAYME_BASE_URL,
    SELLER: 'MPL2611-AAAABBBB-CCCCDDDD-EEEEFFFF',
  });
  const client = new Pool(product.apiUrl, { connections: buyers });
  const sell = async (seats, some) => {
    const event = await anEventOf(ground, partnerUsername, { seats, price });
    const run = await measured(servers, [product.api, product.worker], async () => {
      const reader = pagesMeanwhile(product.apiUrl, event.path);
      const statuses = await Promise.all(some.map((person) => buy(client, event, person)));
      await captured(servers.sql, event.id, Math.min(seats, some.length));
      return { statuses, pagesMs: await reader.stop() };
    });
    return { ...run, event };
  };
  try {
    await sell(warmUp, people.slice(0, warmUp));
    say(`${buyers} tickets, bare and through the product`);
    const plain = await measured(servers, [bare], () =>
      bare.ask('run', { buyers, token, price: price * 100 }),
    );
    const sold = await ground.profiled('api', () => sell(buyers, people));
    say(`one seat for ${buyers}`);
    const last = await sell(1, people);
    return [...rowsOf(sold, plain), ...(await oneSeatRows(servers.sql, last))];
  } finally {
    await client.close();
    await bare.stop();
  }
}

async function manyPeople({ product, servers }, count) {
  const people = [];
  const lane = async () => {
    while (people.length < count) {
      // one network may ask for a hundred codes an hour
      await servers.sql.query('delete from identity.otp_spending');
      people.push(await aHost(product, servers.sql));
    }
  };
  await Promise.all(Array.from({ length: signUpsAtOnce }, lane));
  return people.slice(0, count);
}

/** Answers the status of the registration. */
async function buy(client, { path, ticketTypes }, { token }) {
  const answer = await client.request({
    path: `${path}/registrations`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      ...{ participants: 1, ticketTypeId: ticketTypes[0].id, expectedPrice: price, acceptsTerms: true },
    }),
  });
  const told = /** @type {any} */ (await answer.body.json());
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${JSON.stringify(told)}`);
  return told.status;
}

/** Reads the event's page over and over, one after the other. `stop` answers how long each reading took. */
function pagesMeanwhile(apiUrl, path) {
  const client = new Pool(apiUrl, { connections: 1 });
  let over = false;
  const read = async () => {
    const ms = [];
    while (!over) {
      const began = performance.now();
      const { body } = await client.request({ path, method: 'GET' });
      await body.text();
      ms.push(performance.now() - began);
    }
    await client.close();
    return ms;
  };
  const reading = read();
  return { stop: () => ((over = true), reading) };
}

/** Resolves when as many tickets as there are seats are paid. */
const captured = (sql, eventId, seats) =>
  until('the tickets are paid', async () => {
    const { rows } = await sql.query(
      'select count(*)::int as n from hosted_events.ticket_purchases where event_id = $1 and captured > 0',
      [eventId],
    );
    return rows[0].n >= seats || undefined;
  });

function rowsOf(ours, bare) {
  const speedOf = ({ ms }) => (1000 * buyers) / ms;
  const { statuses, pagesMs } = ours.result;
  const approved = statuses.filter((status) => status === 'approved').length;
  return [
    row(`tickets a second, ${buyers} buyers at once, paid`, {
      ours: perSecond(speedOf(ours)),
      bare: perSecond(speedOf(bare)),
      ratio: rate(speedOf(ours) / speedOf(bare)),
    }),
    row('· sold', { ours: String(approved), target: String(buyers), met: approved === buyers }),
    row('· the event’s page meanwhile, p50 and p99', {
      ours: `${milliseconds(median(pagesMs))}, ${milliseconds(percentile(pagesMs, 0.99))}`,
    }),
    row('· SQL statements a ticket', { ours: (ours.sql / buyers).toFixed(1) }),
    row('· CPU a ticket, api + worker + database', {
      ours: milliseconds(ours.cpuMs / buyers),
      bare: milliseconds(bare.cpuMs / buyers),
      ratio: times(ours.cpuMs / bare.cpuMs),
    }),
  ];
}

async function oneSeatRows(sql, { result, ms, event }) {
  const approved = result.statuses.filter((status) => status === 'approved').length;
  const { rows } = await sql.query(
    'select coalesce(sum(captured), 0)::int as sum from hosted_events.ticket_purchases where event_id = $1',
    [event.id],
  );
  return [
    row(`one seat, ${buyers} buyers at once`, { ours: milliseconds(ms) }),
    row('· sold, and shekels charged', {
      ours: `${approved}, ${rows[0].sum / 100}`,
      target: `1, ${price}`,
      met: approved === 1 && rows[0].sum === price * 100,
    }),
  ];
}
