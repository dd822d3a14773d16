// Finds files, packages and exports that nobody uses, by knip; what counts as used is said in knip.jsonc.
import path from 'node:path';
import { root } from '../stack/paths.mjs';
import { tryCommand } from '../stack/run-command.mjs';
import { findingsOf } from '../test/results.mjs';

const knip = path.join(root, 'node_modules/knip/bin/knip.js');

/**
 * @param {string} [folder] the checked tree, with its knip.jsonc and tsconfig.base.json
 * @returns {Promise<{ kind: string, name: string, file: string, line?: number }[]>} `kind`: files, exports, unlisted …
 */
export async function unusedCode(folder = root) {
  const { output } = await tryCommand(
    process.execPath,
    [knip, '--no-progress', '--tsConfig', 'tsconfig.base.json', '--reporter', 'json'],
    { cwd: folder },
  );
  const report = /^\{"issues".*\}$/m.exec(output);
  if (!report) throw new Error(`knip could not run:\n${output.slice(-4_000)}`);
  return JSON.parse(report[0]).issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, findings]) => findings.map((one) => ({ ...one, kind, file }))),
  );
}

/**
 * Prints what is unused.
 * @returns {Promise<import('../test/results.mjs').StepResult>} the whole tree as one check
 */
export async function checkUnusedCode() {
  const found = await unusedCode();
  for (const { kind, name, file, line } of found)
    console.log(`unused, or not in package.json: ${kind} ${name} (${line ? `${file}:${line}` : file})`);
  return findingsOf('unused code', { files: 1, errors: found.length });
}
