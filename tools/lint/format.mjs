// Checks whether every file is formatted by prettier; `npm run format` fixes it.
import { root } from '../stack/paths.mjs';
import { tryCommand } from '../stack/run-command.mjs';
import { findingsOf } from '../test/results.mjs';

/**
 * Prints the unformatted files.
 * @param {string} [folder] the checked folder, from the root
 * @returns {Promise<import('../test/results.mjs').StepResult>} the whole tree as one check
 */
export async function checkFormat(folder = '.') {
  const { code, output } = await tryCommand(
    process.execPath,
    ['node_modules/prettier/bin/prettier.cjs', '--list-different', '--log-level', 'warn', folder],
    { cwd: root },
  );
  const unformatted = output.split('\n').filter(Boolean);
  for (const file of unformatted) console.log(`not formatted: ${file} (npm run format)`);
  const errors = code === 0 ? 0 : Math.max(1, unformatted.length);
  return findingsOf('format', { files: 1, errors });
}
