import { setTimeout as sleep } from 'node:timers/promises';
import { sum } from '../figures.mjs';
import { startBare } from '../bare/bare-process.mjs';
import { measured } from '../product/meter.mjs';
import { copyRows } from '../product/copies.mjs';
import { anEvent } from '../product/host.mjs';
import { milliseconds, row, times } from '../report.mjs';

/** Plans of prepared statements settle, and garbage of booting is collected. */
const settleMs = 15_000;
const windowMs = 60_000;
const mostSql = 5;
const mostCpuMs = 10;

/** A worker that has nothing to do, on a database with the past of years, beside one that only waits for its queue. */
export async function idle(ground) {
  const { servers, product, host, sizes, say } = ground;
  say(`${sizes.events.toLocaleString('en-US')} past events`);
  await pastEvents(host, servers.sql, sizes.events);
  await servers.sql.query('vacuum analyze');
  await product.api.stop(); // its own statements are not the worker's
  await product.worker.restart();
  const bare = await startBare('worker', {
    DATABASE_URL: servers.ourDatabaseUrl,
    REDIS_URL: servers.redisUrl,
  });
  try {
    await sleep(settleMs);
    say(`${windowMs / 1000} s without work`);
    const run = await ground.profiled('worker', () =>
      measured(servers, [product.worker, bare], () => sleep(windowMs)),
    );
    return rowsOf(run);
  } finally {
    await bare.stop();
    await product.api.start();
  }
}

/** Copies of one event of the product, of the day before; each is still to be billed and erased, in a year. */
async function pastEvents(host, sql, count) {
  const { eventId } = await anEvent(host, 1);
  await sql.query(
    'create table bare.made as select gen_random_uuid() as event_id from generate_series(1, $1::int)',
    [count],
  );
  await copyRows(sql, 'rsvp.invitations', {
    changes: `jsonb_build_object('id', made.event_id, 'date', now() - interval '1 day', 'closing_date', now() - interval '3 days',
      'created_at', now() - interval '40 days',
      'lapse_at', null, 'billing_at', now() + interval '300 days', 'erase_at', now() + interval '400 days')`,
    of: `one.id = '${eventId}'`,
  });
  await sql.query('drop table bare.made');
}

function rowsOf({ ms, sql, statements, databaseMs, processMs }) {
  const [ours, theirs, database] = [...processMs, databaseMs].map((used) => (used / ms) * 1000);
  const perSecond = (sql / ms) * 1000;
  const executing = (sum(statements.map((one) => one.ms)) / ms) * 1000;
  return [
    row('SQL statements a second', {
      ours: perSecond.toFixed(1),
      target: `≤ ${mostSql}`,
      met: perSecond <= mostSql,
    }),
    row('CPU of the worker a second', {
      ours: milliseconds(ours),
      bare: milliseconds(theirs),
      ratio: times(ours / theirs),
      target: `≤ ${mostCpuMs} ms`,
      met: ours <= mostCpuMs,
    }),
    row('· CPU of the database', { ours: milliseconds(database) }),
    row('· of it executing the statements', { ours: milliseconds(executing) }),
  ];
}
