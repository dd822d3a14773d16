import { Client } from 'undici';
import { startBare } from '../bare/bare-process.mjs';
import { sum } from '../figures.mjs';
import { aLongStatement } from '../product/long-statement.mjs';
import { forgetPeak, measured, memoryOf } from '../product/meter.mjs';
import { megabytes, milliseconds, row, times } from '../report.mjs';

const few = 5_000;
const many = 50_000;
const turns = 2;
/** What ten times the lines may take of memory beyond the shorter statement, in MB: garbage that is not collected yet. */
const mostGrowth = 48;
/** The allowed ratio of the cost of a line between the statements. */
const linear = 1.15;
const formats = ['xlsx', 'pdf'];
const english = (count) => count.toLocaleString('en-US');

/** Statements of a store as files, of few lines and of many, beside the same rows read page by page and sent as text. */
export async function statement(ground) {
  const { servers, product, host, say } = ground;
  say(`ledgers of ${english(few)} and of ${english(many)} lines`);
  const [small, large] = [
    await aLongStatement(host, servers.sql, few),
    await aLongStatement(host, servers.sql, many),
  ];
  await servers.sql.query('vacuum analyze');
  const bare = await startBare('ledger', { DATABASE_URL: servers.ourDatabaseUrl });
  const ours = reader(product.apiUrl, host.token);
  const theirs = reader(bare.ready);
  try {
    const rows = [];
    for (const format of formats) {
      say(`as ${format}, bare and the product in turns`);
      const path = (store) => `/v1/partners/${store}/statement.${format}`;
      const one = (reading, of, at) => () => heaviest(servers, of, () => reading.bytes(at));
      // warms up, and lets the process take what it keeps
      await one(ours, product.api, path(small))();
      const plain = await one(theirs, bare, `/${large}`)();
      const short = await one(ours, product.api, path(small))();
      const long = await one(ours, product.api, path(large))();
      rows.push(...rowsOf(format, { plain, short, long }));
    }
    return rows;
  } finally {
    await Promise.all([ours.close(), theirs.close()]);
    await bare.stop();
  }
}

function reader(url, token = '') {
  const client = new Client(url, { bodyTimeout: 300_000, headersTimeout: 300_000 });
  return {
    /** Reads an answer without keeping it. */
    async bytes(path) {
      const { statusCode, body } = await client.request({
        path,
        method: 'GET',
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      let size = 0;
      for await (const chunk of body) size += chunk.length;
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`);
      return size;
    },
    close: () => client.close(),
  };
}

/** Runs some times; the quickest time and the most memory over what the process had before. */
async function heaviest(servers, process, work) {
  const runs = [];
  for (let turn = 0; turn < turns; turn++) {
    const idleMb = memoryOf(process.pid).nowMb;
    forgetPeak(process.pid);
    const run = await measured(servers, [process], work);
    runs.push({ ...run, sql: ofTheLedger(run.statements), grownMb: memoryOf(process.pid).peakMb - idleMb });
  }
  const least = (of) => Math.min(...runs.map(of));
  return {
    ms: least(({ ms }) => ms),
    cpuMs: least(({ cpuMs }) => cpuMs),
    sql: least(({ sql }) => sql),
    grownMb: Math.max(...runs.map(({ grownMb }) => grownMb)),
    bytes: runs[0].result,
  };
}

/** Ticks go on while a long file is written; their statements are not its cost. */
const ofTheLedger = (statements) =>
  sum(statements.filter(({ text }) => text.includes('payouts.entries')).map(({ calls }) => calls));

const rowsOf = (format, { plain, short, long }) => [
  row(`statement of ${english(many)} lines, ${format}`, {
    ours: milliseconds(long.ms),
    bare: milliseconds(plain.ms),
    ratio: times(long.ms / plain.ms),
  }),
  row(`· CPU a line, of ${english(few)} and of ${english(many)}`, {
    ours: `${((short.cpuMs / few) * 1000).toFixed(0)}, ${((long.cpuMs / many) * 1000).toFixed(0)} µs`,
    bare: `${((plain.cpuMs / many) * 1000).toFixed(0)} µs`,
    target: 'linear',
    met: long.cpuMs / many <= (short.cpuMs / few) * linear,
  }),
  row(`· memory over idle, of ${english(few)} and of ${english(many)}`, {
    ours: `${megabytes(short.grownMb)}, ${megabytes(long.grownMb)}`,
    bare: megabytes(plain.grownMb),
    target: `≤ ${mostGrowth} MB more`,
    met: long.grownMb <= short.grownMb + mostGrowth,
  }),
  row('· its SQL statements for a thousand lines', {
    ours: (long.sql / (many / 1_000)).toFixed(1),
    target: '≤ 2',
    met: long.sql / (many / 1_000) <= 2,
  }),
  row('· size', { ours: megabytes(long.bytes / 1024 / 1024), bare: megabytes(plain.bytes / 1024 / 1024) }),
];
