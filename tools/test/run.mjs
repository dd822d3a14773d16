// npm test [-- --only lint,unit]                                 what a change most likely breaks, in minutes
// npm run test:all [-- --only integration --part 2/4 [--anew]]   everything there is; parts that passed are remembered
// npm run soak                                                    units and faults once more, with many times the tables and kills
// Databases, sandbox and browser are its own. The last line is "N passed, N failed".
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dist } from '../stack/paths.mjs';
import { Teardown } from '../stack/teardown.mjs';
import { bold, dim } from '../stack/terminal.mjs';
import { cpuSeconds } from './cpu.mjs';
import { claimRun } from './one-run.mjs';
import { openTests } from './open-tests.mjs';
import { partOf } from './parts.mjs';
import { Remembered } from './remembered.mjs';
import { report } from './report.mjs';
import { brokenStep, strictly } from './results.mjs';
import { steps } from './steps.mjs';
import { startTestStack } from './test-stack.mjs';

/** No step and no test has a shorter limit that a slow hour could reach. */
const LIMIT_MINUTES = 75;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    all: { type: 'boolean', default: false },
    part: { type: 'string' },
    anew: { type: 'boolean', default: false },
    soak: { type: 'boolean', default: false },
  },
});
const wanted = (values.only ?? []).flatMap((names) => names.split(','));
const unknown = wanted.filter((name) => !steps.some((each) => each.name === name));
const part = partOf(values.part);
if (unknown.length || (values.part && !part)) {
  console.error(
    unknown.length
      ? `No step is called ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`
      : `--part ${values.part} is none: 2/4 is the second of four.`,
  );
  process.exit(2);
}
const other = claimRun(path.join(dist, 'test', 'run'));
if (other) {
  console.error(`Tests are at work in this folder already: process ${other}.`);
  process.exit(2);
}
if (values.all) process.env.TEST_ALL = '1';
if (values.soak) process.env.SOAK = '1';

const teardown = new Teardown();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await teardown.run();
    process.exit(130);
  });
}

const runs = [];
const remembered = values.all ? new Remembered() : undefined;
const limit = setTimeout(() => void giveUp(), LIMIT_MINUTES * 60_000);
for (const step of steps.filter(isChosen)) runs.push(await timed(step));
clearTimeout(limit);
await teardown.run();
process.exit(report(runs, { all: values.all }) === 0 ? 0 : 1);

/** @param {{ name: string, onlyInAll?: boolean }} step */
function isChosen({ name, onlyInAll }) {
  if (wanted.includes(name) || (wanted.length === 0 && (values.all || !onlyInAll))) return true;
  return steps.some((each) => wanted.includes(each.name) && each.needs?.includes(name));
}

async function timed(step) {
  console.log(`\n${bold(`── ${step.name} `.padEnd(72, '─'))}`);
  const before = values.anew ? undefined : remembered?.recall(step.name, part);
  if (before) {
    console.log(dim('· passed with these sources before'));
    return { name: step.name, ms: 0, cpu: 0, result: before };
  }
  const [began, cpu] = [performance.now(), cpuSeconds()];
  const result = await outcome(step);
  remembered?.remember(step.name, part, result);
  return { name: step.name, ms: performance.now() - began, cpu: cpuSeconds() - cpu, result };
}

/** A step that cannot run has failed, for example one whose bundles were not built. */
async function outcome({ name, needs = [], run }) {
  const unbuilt =
    needs.includes('build') && runs.some((each) => each.name === 'build' && each.result.passed === 0);
  if (unbuilt) return brokenStep(name, 'not run: the build failed');
  const say = (text) => console.log(dim(`· ${text}`));
  let stack;
  try {
    if (needs.includes('databases')) stack = await teardown.own(startTestStack({ onProgress: say }));
    const result = await run({ stack, teardown, all: values.all, part, say });
    return values.all ? strictly(result) : result;
  } catch (error) {
    return brokenStep(name, error.stack ?? String(error));
  } finally {
    await stack?.stop();
  }
}

async function giveUp() {
  const problem = { name: 'the whole run', message: `did not end within ${LIMIT_MINUTES} minutes` };
  for (const text of openTests()) console.error(text);
  runs.push({ name: 'limit', ms: 0, cpu: 0, result: { passed: 0, failed: 1, problems: [problem] } });
  report(runs, { all: values.all });
  await teardown.run();
  process.exit(1);
}
