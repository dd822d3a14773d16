import { startBare } from '../bare/bare-process.mjs';
import { measured } from '../product/meter.mjs';
import { card, outside } from '../product/outside.mjs';
import { makeDue, pastEvents } from '../product/past-events.mjs';
import { until } from '../product/until.mjs';
import { perSecond, rate, row, times } from '../report.mjs';

const guests = 300;
const warmUp = 50;
const few = 250;
const many = 1000;
/** The allowed ratio of the cost per event between few and many events; periodic work by the second is not part of it. */
const linear = 1.15;

/** The billing run of a morning: from "due" to charged, receipt and all, beside count, sale, pay and note. */
export async function billing(ground) {
  const { servers, product, host, say } = ground;
  say(`${warmUp + few + many} past events of ${guests} answers each`);
  const made = (events) => pastEvents(host, servers.sql, { events, guests });
  const [warm, small, large] = [await made(warmUp), await made(few), await made(many)];
  await servers.sql.query('vacuum analyze');
  const bare = await startBare('billing', {
    DATABASE_URL: servers.ourDatabaseUrl,
    PAYME_URL: product.environments.worker.PAYME_BASE_URL,
    SELLER: 'MPL2611-AAAABBBB-CCCCDDDD-EEEEFFFF',
  });
  try {
    const { token } = await outside(product).tokenOf(card);
    await bare.ask('run', { eventIds: warm, token });
    await run(ground, warm);
    say(`${few} events, and ${many} bare`);
    const shortRun = await run(ground, small);
    const theirs = await measured(servers, [bare], () => bare.ask('run', { eventIds: large, token }));
    say(`${many} events`);
    const longRun = await ground.profiled('worker', () => run(ground, large));
    return rowsOf(shortRun, longRun, theirs);
  } finally {
    await bare.stop();
  }
}

/** Runs until every event's bill is settled and all notifications of it are sent. */
const run = ({ servers, product }, eventIds) =>
  measured(servers, [product.worker, product.api], async () => {
    const { sql } = servers;
    await makeDue(sql, eventIds);
    await until(
      'the bills',
      async () => {
        const { rows } = await sql.query(
          `select (select count(*) from rsvp.bills where event_id = any($1) and state = 'paid')::int as paid,
             (select count(*) from platform.outbox where done_at is null and dead_at is null)::int as open`,
          [eventIds],
        );
        return (rows[0].paid === eventIds.length && rows[0].open === 0) || undefined;
      },
      { everyMs: 250, withinMs: 180_000 },
    );
    const { rows } = await sql.query(
      `select count(*)::int as charges, count(distinct bill_id)::int as bills from payments.ledger
       where status = 'charged' and bill_id in (select id from payments.bills where event_id = any($1))`,
      [eventIds],
    );
    if (rows[0].charges !== eventIds.length || rows[0].bills !== eventIds.length)
      throw new Error('not one charge an event');
  });

function rowsOf(shortRun, longRun, theirs) {
  const [a, b] = [shortRun.sql / few, longRun.sql / many];
  const [cpuA, cpuB] = [shortRun.cpuMs / few, longRun.cpuMs / many];
  const [speed, bareSpeed] = [many / longRun.ms, many / theirs.ms].map((perMs) => perMs * 1000);
  return [
    row(`events billed, of ${many.toLocaleString('en-US')} with ${guests} answers`, {
      ours: perSecond(speed),
      bare: perSecond(bareSpeed),
      ratio: rate(speed / bareSpeed),
    }),
    row(`SQL statements an event, of ${few} and of ${many.toLocaleString('en-US')}`, {
      ours: `${a.toFixed(1)}, ${b.toFixed(1)}`,
      target: 'constant',
      met: b <= a * linear,
    }),
    row(`CPU an event, of ${few} and of ${many.toLocaleString('en-US')}`, {
      ours: `${cpuA.toFixed(1)}, ${cpuB.toFixed(1)} ms`,
      bare: `${(theirs.cpuMs / many).toFixed(1)} ms`,
      ratio: times(cpuB / (theirs.cpuMs / many)),
      target: 'linear',
      met: cpuB <= cpuA * linear,
    }),
  ];
}
