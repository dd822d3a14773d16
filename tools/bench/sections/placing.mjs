import { startBare } from '../bare/bare-process.mjs';
import { median, sum } from '../figures.mjs';
import { measured } from '../product/meter.mjs';
import { card, outside } from '../product/outside.mjs';
import { until } from '../product/until.mjs';
import { milliseconds, perSecond, rate, row, times } from '../report.mjs';

const orders = 400;
const warmUp = 200;
const pricesAsked = 800;
const pricesATurn = 100;
/** The concurrency of a busy evening; with it, periodic work weighs less. */
const lanes = 4;
const beforeLimit = 15; // a customer may place twenty a minute
const most = { statements: 20, cpuMs: 12 };

/** An order from the press of the button to the partner's list: reserved, held, placed, notified; and the check of a price. */
export async function placing(ground) {
  const { servers, product, say } = ground;
  const shop = await aShop(ground);
  const { token } = await outside(product).tokenOf(card);
  const bare = await startBare('placing', {
    DATABASE_URL: servers.ourDatabaseUrl,
    PAYME_URL: product.environments.worker.PAYME_BASE_URL,
    SELLER: 'MPL2611-AAAABBBB-CCCCDDDD-EEEEFFFF',
  });
  const stores = await startBare('stores', { DATABASE_URL: servers.ourDatabaseUrl });
  try {
    say(`${orders} orders, bare and through the product`);
    await place(ground, shop, warmUp);
    await placeBare(bare, token, 0, warmUp);
    const plain = await measured(servers, [bare], () => placeBare(bare, token, warmUp, orders));
    const placed = await ground.profiled('api', () => place(ground, shop, orders));
    say(`${pricesAsked} prices`);
    return [...rowsOf(placed, plain), ...(await pricesInTurns(ground, shop, stores))];
  } finally {
    await Promise.all([bare.stop(), stores.stop()]);
  }
}

const location = { address: 'דיזנגוף 50, תל אביב', geocode: { lat: 32.0775, lng: 34.7743 } };
const profile = {
  businessName: 'המטבח של הבדיקה',
  categories: ['catering'],
  isMobile: true,
  businessCity: 'תל אביב-יפו',
  businessPhone: '0531234567',
  businessLocation: location,
  delivery: { freeWorkingDistance: 10, maxWorkingDistance: 60, pricePerKm: 5, minDeliveryPrice: 80 },
};
const unitOnSale = {
  type: 'simple',
  name: 'מגש לאירוע',
  summary: 'אוכל לכולם',
  description: 'אוכל לכולם, מוגש',
  visibility: 'public',
  pricingFactor: {
    type: 'range',
    participants: { min: 10, max: 400 },
    basePrice: 500,
    pricePerParticipant: 60,
  },
};

/** A store with a daily capacity of a hundred orders and one unit. */
export async function aShop({ host, servers }) {
  const partnerUsername = `bench-${Date.now().toString(36)}`;
  await host.call('POST', '/v1/partners', { partnerUsername, ...profile });
  const unit = await host.call('POST', `/v1/partners/${partnerUsername}/pricing-units`, unitOnSale);
  await host.call('PUT', `/v1/partners/${partnerUsername}/availability`, {
    availabilities: [],
    shortestNotice: 24,
    dailyCapacity: 100,
    slotsPerCustomer: 100,
  });
  const rest = { links: {}, externalMedia: {}, cancellationPolicy: [] };
  await host.call('PUT', `/v1/partners/${partnerUsername}`, {
    ...profile,
    ...rest,
    settings: { isPublic: true },
  });
  const branches = await copiesOf(servers, partnerUsername);
  return { partnerUsername, pricingUnitId: unit.pricingUnitId, location, branches };
}

/** Copies of one store: a customer may wait for five answers of one store. Returns the units of each. */
async function copiesOf({ sql }, username) {
  const { rows } = await sql.query(
    `with copies as (
       insert into stores.stores select c.* from stores.stores s, generate_series(1, $2::int) n,
         lateral jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'username', s.username || '-' || n)) c
       where s.username = $1 returning id),
     crew as (
       insert into stores.crew (id, store_id, user_id, role, joined_at)
       select gen_random_uuid(), copies.id, c.user_id, c.role, c.joined_at
       from copies, stores.stores s join stores.crew c on c.store_id = s.id where s.username = $1)
     insert into stores.pricing_units select c.* from copies, stores.stores s join stores.pricing_units u on u.store_id = s.id,
       lateral jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(), 'store_id', copies.id)) c
     where s.username = $1 returning id`,
    [username, (warmUp + orders) / 4],
  );
  return rows.map(({ id }) => id);
}

const participants = 100;
const price = 500 + 60 * participants;

async function placeBare(bare, token, from, count) {
  const ms = [];
  for (let seat = from; seat < from + count; seat++) {
    const began = performance.now();
    await bare.ask('place', { token, seat, price: price * 100, summary: { participants } });
    ms.push(performance.now() - began);
  }
  return ms;
}

async function place({ servers, product, host }, shop, count) {
  const { now } = await host.call('GET', '/_dev/clock');
  const oursMs = [];
  const placeOne = async (at) => {
    if (at % beforeLimit === 0) await forgetLimits(servers.redis);
    const datetime = new Date(Date.parse(now) + (20 + (at % 40)) * 86_400_000).toISOString();
    const began = performance.now();
    const checkout = await host.call('POST', '/v1/orders', {
      pricingUnitId: shop.branches[at % shop.branches.length],
      eventInfo: { participants, datetime, location: shop.location },
      termsOfService: true,
      expectedPrice: price,
    });
    if (checkout.status !== 'placed')
      await until(
        'the order is placed',
        () => some(servers.sql, 'select 1 from orders.orders where id = $1', [checkout.orderId]),
        soon,
      );
    oursMs.push(performance.now() - began);
  };
  const run = await measured(servers, [product.api, product.worker], async () => {
    let next = 0;
    const lane = async () => {
      while (next < count) await placeOne(next++);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    // The work after an order, its notices and its numbers, is part of its cost.
    await until('everything is told', () => some(servers.sql, everythingTold), soon);
  });
  return { ...run, oursMs, count };
}

const soon = { everyMs: 5 };
const everythingTold =
  'select 1 where not exists (select 1 from platform.outbox where done_at is null and dead_at is null)';
const some = async (sql, text, parameters = []) =>
  (await sql.query(text, parameters)).rows.length > 0 ? true : undefined;

/** One check of a price, by its number: through the product, and bare. */
const priceChecks = (host, shop, bare) => {
  const body = (at) => ({ participants: 20 + (at % 300), location: shop.location });
  return {
    ours: async (at) => {
      const answer = await host.call('POST', `/v1/pricing-units/${shop.pricingUnitId}/price-check`, body(at));
      if (!answer.success) throw new Error(JSON.stringify(answer));
    },
    least: async (at) => {
      const answer = await fetch(`${bare.ready}/price/${shop.pricingUnitId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body(at)),
      });
      if (!answer.ok) throw new Error(await answer.text());
      await answer.json();
    },
  };
};

/** The check of a price, bare and through the product in turns. */
async function pricesInTurns({ host, servers, product }, shop, bare) {
  const { ours, least } = priceChecks(host, shop, bare);
  const some = async (one) => {
    for (let at = 0; at < pricesATurn; at++) await one(at);
  };
  const turns = { ours: [], bare: [] };
  for (let turn = -1; turn < pricesAsked / pricesATurn; turn++) {
    await forgetLimits(servers.redis);
    const mine = await measured(servers, [product.api], () => some(ours));
    const theirs = await measured(servers, [bare], () => some(least));
    if (turn < 0) continue; // the first warms up
    turns.ours.push(mine);
    turns.bare.push(theirs);
  }
  return priceRows(turns);
}

function priceRows(turns) {
  const each = (of, what) => sum(of.map((one) => one[what])) / pricesAsked;
  return [
    row('price checks a second, one after another', {
      ours: perSecond(1000 / each(turns.ours, 'ms')),
      bare: perSecond(1000 / each(turns.bare, 'ms')),
      ratio: rate(each(turns.bare, 'ms') / each(turns.ours, 'ms')),
    }),
    row('· SQL, CPU of api + database', {
      ours: `${each(turns.ours, 'sql').toFixed(1)}, ${milliseconds(each(turns.ours, 'cpuMs'))}`,
      bare: milliseconds(each(turns.bare, 'cpuMs')),
      ratio: times(each(turns.ours, 'cpuMs') / each(turns.bare, 'cpuMs')),
    }),
  ];
}

async function forgetLimits(redis) {
  const keys = await redis.keys('smachot:limit:*');
  if (keys.length) await redis.del(...keys);
}

function rowsOf(placed, plain) {
  const statements = placed.sql / placed.count;
  const cpuMs = placed.cpuMs / placed.count;
  const bareCpuMs = plain.cpuMs / placed.count;
  return [
    row('SQL statements an order, end to end', {
      ours: statements.toFixed(1),
      target: `≤ ${most.statements}`,
      met: statements <= most.statements,
    }),
    row('CPU an order, api + worker + database', {
      ours: milliseconds(cpuMs),
      bare: milliseconds(bareCpuMs),
      ratio: times(cpuMs / bareCpuMs),
      target: `≤ ${most.cpuMs} ms`,
      met: cpuMs <= most.cpuMs,
    }),
    row('· of it api, worker, database', {
      ours: [...placed.processMs, placed.databaseMs].map((ms) => milliseconds(ms / placed.count)).join(', '),
    }),
    row('from the press to the placed order, p50', {
      ours: milliseconds(median(placed.oursMs)),
      bare: milliseconds(median(plain.result)),
      ratio: times(median(placed.oursMs) / median(plain.result)),
    }),
  ];
}
