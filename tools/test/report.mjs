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

/**
 * Prints the names and messages of the failures, a table of durations, and the line that machines read.
 * @param {{ name: string, ms: number, result: import('./results.mjs').StepResult }[]} runs
 * @returns {number} how many failed
 */
export function report(runs) {
  for (const { name, result } of runs) printProblems(name, result.problems);
  console.log('');
  for (const { name, ms, result } of runs) {
    const counts = `${String(result.passed).padStart(6)} passed ${String(result.failed).padStart(4)} failed`;
    const skipped = result.skipped ? yellow(`  ${result.skipped} skipped`) : '';
    const mark = result.failed ? red('✖') : green('✔');
    console.log(`${mark} ${name.padEnd(12)} ${dim(seconds(ms).padStart(7))} ${counts}${skipped}`);
  }
  const sum = (key) => runs.reduce((total, { result }) => total + result[key], 0);
  const total = runs.reduce((all, { ms }) => all + ms, 0);
  console.log(`  ${'in all'.padEnd(12)} ${dim(seconds(total).padStart(7))}\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed');
}
