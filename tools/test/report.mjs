import { bold, dim, green, red, seconds, yellow } from '../stack/terminal.mjs';

/**
 * The names and messages of what failed, a table of durations, and the line that machines read.
 * @param {{ name: string, ms: number, result: import('./results.mjs').StepResult }[]} runs
 * @returns {number} how many failed
 */
export function report(runs) {
  for (const { name, result } of runs) {
    for (const problem of result.problems) {
      console.log(`\n${red('✖')} ${bold(`[${name}] ${problem.name}`)}`);
      console.log(problem.message.replace(/^/gm, '    '));
    }
  }
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
