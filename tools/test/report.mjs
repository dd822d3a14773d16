import fs from 'node:fs';
import path from 'node:path';
import { dist, root } from '../stack/paths.mjs';
import { bold, dim, green, red, seconds, yellow } from '../stack/terminal.mjs';

const namesShown = 8;

/** Prints the failures, one entry for each message: one broken fixture may fail a hundred tests with the same message. */
function printProblems(step, problems) {
  const byMessage = new Map();
  for (const problem of problems)
    byMessage.set(problem.message, [...(byMessage.get(problem.message) ?? []), problem]);
  for (const [message, alike] of byMessage) {
    console.log('');
    for (const { name } of alike.slice(0, namesShown))
      console.log(`${red('✖')} ${bold(`[${step}] ${name}`)}`);
    if (alike.length > namesShown)
      console.log(`${red('✖')} and ${alike.length - namesShown} more that say the same`);
    console.log(message.replace(/^/gm, '    '));
  }
}

/** The processor time `npm test` may take (ADR 137). */
const CPU_MINUTES = 18;

/** Names what passed only the second time, and keeps it for whoever mends it. */
function printFlaky(runs) {
  const flaky = runs.flatMap(({ name, result }) =>
    (result.flaky ?? []).map((one) => ({ step: name, ...one })),
  );
  const file = path.join(dist, 'test', 'flaky.json');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(flaky, null, 2)}\n`);
  for (const { step, name, trace } of flaky)
    console.log(yellow(`flaky: [${step}] ${name}${trace ? ` (${path.relative(root, trace)})` : ''}`));
}

/**
 * Prints the names and messages of the failures, a table of durations, and the line that machines read.
 * @param {{ name: string, ms: number, cpu: number, result: import('./results.mjs').StepResult }[]} runs `cpu` in seconds
 * @param {{ all: boolean }} options
 * @returns {number} how many failed
 */
export function report(runs, { all }) {
  for (const { name, result } of runs) printProblems(name, result.problems);
  console.log('');
  for (const { name, ms, cpu, result } of runs) {
    const counts = `${String(result.passed).padStart(6)} passed ${String(result.failed).padStart(4)} failed`;
    const skipped = result.skipped ? yellow(`  ${result.skipped} skipped`) : '';
    const mark = result.failed ? red('✖') : green('✔');
    console.log(`${mark} ${name.padEnd(12)} ${dim(times(ms, cpu))} ${counts}${skipped}`);
  }
  const sum = (key) => runs.reduce((total, run) => total + (run[key] ?? run.result[key]), 0);
  console.log(`  ${'in all'.padEnd(12)} ${dim(times(sum('ms'), sum('cpu')))}\n`);
  if (!all && sum('cpu') > CPU_MINUTES * 60)
    console.log(yellow(`npm test took more than its ${CPU_MINUTES} minutes of processor time.`));
  printFlaky(runs);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed');
}

const times = (ms, cpu) =>
  `${seconds(ms).padStart(7)} ${Number.isNaN(cpu) ? '' : `${Math.round(cpu)} s of CPU`.padStart(13)}`;
