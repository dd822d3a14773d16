// Checks whether every file is formatted by oxfmt; `npm run format` fixes it.
import path from 'node:path';
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
    path.join(root, 'node_modules/.bin/oxfmt'),
    ['--list-different', folder],
    { cwd: root },
  );
  const unformatted = output.split('\n').filter(Boolean);
  for (const file of unformatted) console.log(`not formatted: ${file} (npm run format)`);
  const errors = code === 0 ? 0 : Math.max(1, unformatted.length);
  return findingsOf('format', { files: 1, errors });
}
