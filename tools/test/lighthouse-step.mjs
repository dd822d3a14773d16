// Lighthouse judges the pages that are open to everybody, as a phone on a slow network loads them (`npm run test:all`).
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findLighthouse } from '../stack/lighthouse.mjs';
import { dist, root } from '../stack/paths.mjs';
import { runCommand } from '../stack/run-command.mjs';
import { aSystem } from './browser-step.mjs';
import { findChromium } from './chromium.mjs';

const artifacts = path.join(dist, 'lighthouse');
const runMs = 120_000;
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const store = '/partner/savta-julie';
/**
 * `hidden`: a page that search engines are told to leave out, which is the one thing they hold against it.
 */
const PAGES = [
  { address: '/' },
  { address: '/?category=catering&participants=80' },
  { address: store },
  { address: `${store}/reviews` },
  { address: `${store}/0194000a-0000-7000-8000-000000001001` },
  { address: '/discover' },
  { address: '/event/celebrations-conference' },
  { address: '/login' },
  { address: '/rsvp/0190a0a0-0000-7000-8000-00000000e001', hidden: true },
  { address: aProposal, hidden: true },
];

/** The address of a proposal of the demo: a secret that is made anew with each database. */
async function aProposal(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select link from proposals.proposals where status in ('sent', 'viewed') order by id limit 1`,
  );
  await client.end();
  return `/proposal/${rows[0].link}`;
}

/** Lighthouse on each page; a problem for each category that is less than it has to be. */
export async function runLighthouse({ stack, teardown, say }) {
  const tools = { lighthouse: await findLighthouse(say), chromium: await findChromium(say) };
  fs.mkdirSync(artifacts, { recursive: true });
  const system = await aSystem(stack, 1);
  teardown.add(() => system.stop());
  try {
    await system.start();
    const results = [];
    for (const { address, hidden = false } of PAGES) {
      const place = typeof address === 'string' ? address : await address(system.databaseUrl);
      results.push(
        await judged({
          ...tools,
          url: system.baseUrl + place,
          name: nameOf(place),
          hidden,
          say,
        }),
      );
    }
    const problems = results.flat();
    return { passed: PAGES.length * 4 - problems.length, failed: problems.length, problems };
  } finally {
    await system.stop();
  }
}

const nameOf = (address) =>
  address.startsWith('/proposal/')
    ? 'proposal'
    : address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'start';

/** @param {{ url: string, name: string, hidden: boolean, say: (text: string) => void, lighthouse: string, chromium: string }} page */
async function judged({ url, name, hidden, say, ...tools }) {
  // the first visitor of a page waits for its rendering
  await fetch(url);
  const run = (nth) => report({ ...tools, url, hidden, name: `${name}-${nth}` });
  // beside each other, which can only cost them: what is less than it has to be is counted a third time, alone
  const runs = await Promise.all([run(1), run(2)]);
  if (!isDecided(runs)) runs.push(await run(3));
  const problems = problemsOf(name, runs, LEAST);
  say(`${name}: ${scoresOf(runs)}`);
  return problems;
}

/** @returns {Promise<Record<string, { score: number, failed: string[] }>>} by category, in hundredths */
async function report({ lighthouse, chromium, url, hidden, name }) {
  const file = path.join(artifacts, `${name}.json`);
  const args = [
    url,
    `--only-categories=${Object.keys(LEAST).join(',')}`,
    ...(hidden ? ['--skip-audits=is-crawlable'] : []),
    // what shows the elements of a fault in the report for people
    '--disable-full-page-screenshot',
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
  ];
  await runCommand(process.execPath, [lighthouse, ...args], {
    title: `Lighthouse on ${name}`,
    cwd: root,
    env: { ...process.env, CHROME_PATH: chromium },
    signal: AbortSignal.timeout(runMs),
  });
  const { categories, audits } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(categories).map(([id, { score, auditRefs }]) => [
      id,
      {
        score: Math.round((score ?? 0) * 100),
        failed: auditRefs
          .filter((ref) => ref.weight > 0 && audits[ref.id].score !== null && audits[ref.id].score < 1)
          .map((ref) => `${ref.id} ${audits[ref.id].displayValue ?? ''}`.trim()),
      },
    ]),
  );
}

/** The score of speed swings with the machine: the middle one of three counts, which two good ones decide. */
export const isDecided = (runs, least = LEAST) =>
  runs.length === 3 || (runs.length === 2 && runs.every((run) => problemsOf('', [run], least).length === 0));

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const scoresOf = (runs) =>
  Object.keys(LEAST)
    .map((id) => `${id} ${middle(runs.map((run) => run[id].score))}`)
    .join(', ');

/**
 * @param {string} name
 * @param {Record<string, { score: number, failed: string[] }>[]} runs of one page
 */
export function problemsOf(name, runs, least = LEAST) {
  return Object.entries(least).flatMap(([id, wanted]) => {
    const score = middle(runs.map((run) => run[id].score));
    if (score >= wanted) return [];
    const run = runs.find((each) => each[id].score === score);
    return [{ name: `${name}: ${id} ${score} of ${wanted}`, message: run[id].failed.join('\n') }];
  });
}
