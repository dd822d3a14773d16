import fs from 'node:fs';
import path from 'node:path';
import { root } from '../stack/paths.mjs';
import { tryCommand } from '../stack/run-command.mjs';
import { brokenStep, resultOf } from './results.mjs';

const minute = 60_000;

/**
 * Runs a test runner that writes a result file.
 * @param {{ name: string, args: string[], file: string, read: (content: any) => any, limitMs: number,
 *   env?: Record<string, string> }} runner
 */
export async function runTests({ name, args, file, read, limitMs, env = {} }) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(file, { force: true });
  const signal = AbortSignal.timeout(limitMs);
  try {
    const ran = await tryCommand(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      signal,
      show: true,
    });
    return resultOf({ name, file, read, code: ran.code, output: ran.output });
  } catch (error) {
    if (error.name !== 'AbortError') throw error;
    return brokenStep(name, `did not end within ${limitMs / minute} minutes`);
  }
}
