// npm run bench [-- --only campaign,desk] [-- --renewals 100000] [-- --rows 1000000] [-- --events 1000000] [-- --profile] [-- --statements]
// The cost of the product, beside baselines that do only the unavoidable, measured in the same run. A report, no test. A run of all
// sections is written into docs/bench.md; every run is shown beside the last committed one.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApps } from '../build/apps.mjs';
import { dist } from '../stack/paths.mjs';
import { Teardown } from '../stack/teardown.mjs';
import { bold, dim, red, seconds, step, yellow } from '../stack/terminal.mjs';
import { aHost, moveToDaytime } from './product/host.mjs';
import { startProduct } from './product/product.mjs';
import { startServers } from './product/servers.mjs';
import { lastRun, writeRun } from './last-run.mjs';
import { table, worse } from './report.mjs';
import { admin } from './sections/admin.mjs';
import { billing } from './sections/billing.mjs';
import { boot } from './sections/boot.mjs';
import { browse } from './sections/browse.mjs';
import { campaign } from './sections/campaign.mjs';
import { checkIn } from './sections/check-in.mjs';
import { desk } from './sections/desk.mjs';
import { html } from './sections/html.mjs';
import { idle } from './sections/idle.mjs';
import { pages } from './sections/pages.mjs';
import { placing } from './sections/placing.mjs';
import { registering } from './sections/registering.mjs';
import { renewals } from './sections/renewals.mjs';
import { seating } from './sections/seating.mjs';
import { statement } from './sections/statement.mjs';
import { statuses } from './sections/statuses.mjs';
import { upload } from './sections/upload.mjs';

const sections = {
  campaign,
  statuses,
  upload,
  desk,
  billing,
  renewals,
  statement,
  browse,
  pages,
  html,
  placing,
  registering,
  seating,
  admin,
  'check-in': checkIn,
  boot,
  idle,
};

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(sections).join(',') },
    /** CPU profiles of the measured windows, to dist/bench. */
    profile: { type: 'boolean', default: false },
    /** Prints the database statements of the measured windows. */
    statements: { type: 'boolean', default: false },
    /** Renewals of the longer run. */
    renewals: { type: 'string', default: '3000' },
    /** People and orders that admins search among. */
    rows: { type: 'string', default: '200000' },
    /** Past events that an idle worker is measured with. */
    events: { type: 'string', default: '200000' },
  },
});
const teardown = new Teardown();

async function main() {
  const wanted = flags.only.split(',');
  const unknown = wanted.find((name) => !sections[name]);
  if (unknown) throw new Error(`There is no section "${unknown}": ${Object.keys(sections).join(', ')}`);
  await step('Build', (onProgress) => buildApps({ onProgress, only: buildsOf(wanted) }));
  const servers = await teardown.own(step('Servers', startServers));
  const onWarning = (name, text) => console.log(`${yellow(name)} ${text}`);
  const product = await teardown.own(step('Product', () => startProduct(servers, { onWarning })));
  await moveToDaytime(product);
  const host = await aHost(product, servers.sql);
  const sizes = { renewals: Number(flags.renewals), rows: Number(flags.rows), events: Number(flags.events) };
  const ground = { servers, product, host, sizes, profiled: (name, work) => profiled(product, name, work) };
  const loads = [os.loadavg()[0]];
  const results = new Map();
  for (const name of wanted) {
    const rows = await step(name, (say) => sections[name]({ ...ground, say })).catch(reportFailure);
    if (rows) results.set(name, rows);
    loads.push(os.loadavg()[0]);
  }
  const before = lastRun();
  const around = `${surroundings(loads)}, ${seconds(performance.now())}`;
  console.log(`\n${table(results, before)}\n\n${dim(around)}`);
  const got = worse(results, before);
  if (got.length) console.log(yellow(['', 'Worse by more than a tenth:', ...got].join('\n  ')));
  if (Object.keys(sections).every((name) => results.has(name))) writeRun(results, around);
}

/** Pages as HTML need the built web app and what renders it. */
const buildsOf = (wanted) => [
  ...['api', 'worker', 'sandbox'],
  ...(wanted.includes('html') ? ['web', 'rendering'] : []),
];

/** One section that cannot be measured does not hide the others. */
function reportFailure(error) {
  console.error(`${red(error.message)}\n${dim(error.stack)}`);
  process.exitCode = 1;
}

/** A load above the number of cores shows that other processes were running: then only ratios, statements and CPU are meaningful. */
const surroundings = (loads) =>
  `${new Date().toISOString()}, Node ${process.versions.node}, ${os.cpus().length} cores, ` +
  `load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;

/** Runs a measured window; prints the reports that the flags request. */
async function profiled(product, name, work) {
  const file = path.join(dist, 'bench', `${name}-${Date.now()}.cpuprofile`);
  if (flags.profile) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    await product.ask(name, '/profile');
  }
  const run = await work();
  if (flags.profile) {
    await product.ask(name, `/profile?file=${encodeURIComponent(file)}`);
    console.log(dim(`  ${file}`));
  }
  if (flags.statements) {
    for (const { text, calls, ms } of run.statements.slice(0, 25))
      console.log(
        dim(
          `  ${String(calls).padStart(6)} ${ms.toFixed(0).padStart(7)} ms  ${text.replace(/\s+/g, ' ').slice(0, 140)}`,
        ),
      );
  }
  return run;
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void teardown.run().then(() => process.exit(1)));
}
try {
  await main();
} catch (error) {
  console.error(`\n${red('The bench could not be run.')} ${bold(error.message)}\n${error.stack}`);
  process.exitCode = 1;
} finally {
  await teardown.run();
}
