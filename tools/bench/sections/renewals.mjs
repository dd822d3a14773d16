import { startBare } from '../bare/bare-process.mjs';
import { measured } from '../product/meter.mjs';
import { card, outside } from '../product/outside.mjs';
import { aSubscriber, makeDue, subscribers } from '../product/subscribers.mjs';
import { until } from '../product/until.mjs';
import { perSecond, rate, row, times } from '../report.mjs';

const warmUp = 100;
/** The longer run is so many times the shorter one. */
const times10 = 10;
/** The allowed ratio of the cost of a renewal between the shorter and the longer run; periodic work by the second is not part of it. */
const linear = 1.15;
const english = (count) => count.toLocaleString('en-US');

/**
 * The renewals of a morning: from "due" to the paid period, its notification and all, beside charge, sale, pay and note.
 * `--renewals` is the number of the longer run.
 */
export async function renewals(ground) {
  const { servers, product, host, say, sizes } = ground;
  const many = sizes.renewals;
  const few = Math.ceil(many / times10);
  say(`${english(warmUp + few + many)} stores whose month ends today`);
  const storeId = await aSubscriber(host, servers.sql);
  const made = (count) => subscribers(host, servers.sql, { storeId, count });
  const [warm, small, large] = [await made(warmUp), await made(few), await made(many)];
  await servers.sql.query('vacuum analyze');
  const bare = await startBare('renewals', {
    DATABASE_URL: servers.ourDatabaseUrl,
    PAYME_URL: product.environments.worker.PAYME_BASE_URL,
    SELLER: 'MPL2611-AAAABBBB-CCCCDDDD-EEEEFFFF',
  });
  try {
    const { token } = await outside(product).tokenOf(card);
    await bare.ask('run', { ids: warm, token });
    await run(ground, warm);
    say(`${english(few)} renewals, and the same bare`);
    const theirs = await measured(servers, [bare], () => bare.ask('run', { ids: small, token }));
    const shortRun = await run(ground, small);
    say(`${english(many)} renewals`);
    const longRun = await ground.profiled('worker', () => run(ground, large));
    return rowsOf({ few, many }, { shortRun, longRun, theirs });
  } finally {
    await bare.stop();
  }
}

/** Runs until every subscription has its next period and all notifications of it are sent; each is charged once. */
const run = ({ servers, product }, ids) =>
  measured(servers, [product.worker, product.api], async () => {
    const { sql } = servers;
    const before = await paidCharges(sql);
    await makeDue(sql, ids);
    await until(
      'the renewals',
      async () =>
        ((await paidCharges(sql)) === before + ids.length && (await openDeliveries(sql)) === 0) || undefined,
      { everyMs: 1_000, withinMs: 60_000 + ids.length * 60 },
    );
    const { rows } = await sql.query(
      `select count(*)::int as charges, count(distinct subscription_id)::int as subscriptions from subscriptions.charges
       where subscription_id = any($1::uuid[])`,
      [ids],
    );
    if (rows[0].charges !== ids.length || rows[0].subscriptions !== ids.length)
      throw new Error('not one charge a period');
  });

// asked often while it runs, so of whole tables: naming a hundred thousand ids each time would cost more than what is measured
const counted = async (sql, from) =>
  (await sql.query(`select count(*)::int as count from ${from}`)).rows[0].count;
const paidCharges = (sql) => counted(sql, `subscriptions.charges where status = 'paid'`);
const openDeliveries = (sql) => counted(sql, 'platform.outbox where done_at is null and dead_at is null');

function rowsOf({ few, many }, { shortRun, longRun, theirs }) {
  const [a, b] = [shortRun.sql / few, longRun.sql / many];
  const [cpuA, cpuB] = [shortRun.cpuMs / few, longRun.cpuMs / many];
  const [speed, bareSpeed] = [many / longRun.ms, few / theirs.ms].map((perMs) => perMs * 1000);
  const counts = `of ${english(few)} and of ${english(many)}`;
  return [
    row(`periods renewed, of ${english(many)}`, {
      ours: perSecond(speed),
      bare: perSecond(bareSpeed),
      ratio: rate(speed / bareSpeed),
    }),
    row(`SQL statements a renewal, ${counts}`, {
      ours: `${a.toFixed(1)}, ${b.toFixed(1)}`,
      target: 'constant',
      met: b <= a * linear,
    }),
    row(`CPU a renewal, ${counts}`, {
      ours: `${cpuA.toFixed(1)}, ${cpuB.toFixed(1)} ms`,
      bare: `${(theirs.cpuMs / few).toFixed(1)} ms`,
      ratio: times(cpuB / (theirs.cpuMs / few)),
      target: 'linear',
      met: cpuB <= cpuA * linear,
    }),
  ];
}
