// npm test [-- --only lint,unit] [--long]: every check of the product, with databases, sandbox and browser of its own.
// The last line is "N passed, N failed".
import { parseArgs } from 'node:util';
import { Teardown } from '../stack/teardown.mjs';
import { bold, dim } from '../stack/terminal.mjs';
import { report } from './report.mjs';
import { brokenStep } from './results.mjs';
import { steps } from './steps.mjs';
import { startTestStack } from './test-stack.mjs';

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, long: { type: 'boolean', default: false } },
});
const wanted = (values.only ?? []).flatMap((names) => names.split(','));
const unknown = wanted.filter((name) => !steps.some((each) => each.name === name));
if (unknown.length) {
  console.error(
    `No step is called ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
if (values.long) process.env.TEST_LONG = '1';

const teardown = new Teardown();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await teardown.run();
    process.exit(130);
  });
}

const chosen = steps.filter(({ name }) => isChosen(name));
const runs = [];
for (const step of chosen) runs.push(await timed(step));
await teardown.run();
process.exit(report(runs) === 0 ? 0 : 1);

function isChosen(name) {
  if (wanted.length === 0 || wanted.includes(name)) return true;
  return steps.some((each) => wanted.includes(each.name) && each.needs?.includes(name));
}

async function timed(step) {
  console.log(`\n${bold(`── ${step.name} `.padEnd(72, '─'))}`);
  const began = performance.now();
  const result = await outcome(step);
  return { name: step.name, ms: performance.now() - began, result };
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
    return await run({ stack, teardown, long: values.long, say });
  } catch (error) {
    return brokenStep(name, error.stack ?? String(error));
  } finally {
    await stack?.stop();
  }
}
