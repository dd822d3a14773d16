import fs from 'node:fs';
import path from 'node:path';
import { root } from '../stack/paths.mjs';
import { tryCommand } from '../stack/run-command.mjs';
import { addCpu } from './cpu.mjs';
import { emptyOpenFolder, openFolder } from './open-tests.mjs';
import { resultOf } from './results.mjs';

/**
 * Runs a test runner that writes a result file.
 * @param {{ name: string, args: string[], file: string, read: (content: any) => import('./results.mjs').StepResult,
 *   env?: Record<string, string> }} runner
 */
export async function runTests({ name, args, file, read, env = {} }) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(file, { force: true });
  emptyOpenFolder();
  const uncounted = path.join(path.dirname(file), 'uncounted-cpu.txt');
  fs.rmSync(uncounted, { force: true });
  const { code, output } = await tryCommand(process.execPath, args, {
    cwd: root,
    // errors of compiled specs are told by their sources' lines; specs leave much garbage that is young
    env: {
      ...process.env,
      NODE_OPTIONS: '--enable-source-maps --max-semi-space-size=64',
      ...env,
      OPEN_TESTS: openFolder,
      UNCOUNTED_CPU: uncounted,
    },
    show: true,
  });
  const cpu = fs.existsSync(uncounted) ? Number(fs.readFileSync(uncounted, 'utf8')) : 0;
  addCpu(cpu);
  return resultOf({ name, file, read, code, output });
}
