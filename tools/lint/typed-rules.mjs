// The rules that need types, by Oxlint with the compiler's port to Go: ESLint took two minutes of CPU longer for them (ADR 85).
import path from 'node:path';
import { root } from '../stack/paths.mjs';
import { tryCommand } from '../stack/run-command.mjs';

const binaries = path.join(root, 'node_modules/.bin');

/**
 * Checks folders and files by the rules of `.oxlintrc.json`.
 * @param {string[]} places relative to the root
 * @returns {Promise<{ file: string, message: string }[]>} what was found; `file` is absolute
 */
export async function typedFindings(places) {
  const { output, code } = await tryCommand(
    path.join(binaries, 'oxlint'),
    ['--type-aware', '--format', 'json', '--no-error-on-unmatched-pattern', ...places],
    { cwd: root, env: { ...process.env, OXLINT_TSGOLINT_PATH: path.join(binaries, 'tsgolint') } },
  );
  const found = understand(output);
  if (code !== 0 && found.length === 0) throw new Error(`Oxlint could not run:\n${output.slice(-4_000)}`);
  return found;
}

function understand(output) {
  const { diagnostics } = JSON.parse(/\{[^]*\}/.exec(output)?.[0] ?? '{}');
  return (diagnostics ?? []).map(({ filename, code, message, labels }) => {
    const { line = 1, column = 1 } = labels[0]?.span ?? {};
    const file = path.resolve(root, filename);
    return { file, message: `${filename}:${line}:${column} ${code} ${message}` };
  });
}
