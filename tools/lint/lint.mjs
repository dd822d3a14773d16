// npm run lint: the whole workspace in two ESLint processes, one for each of the programs in eslint.config.mjs, and its format.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { dist, root } from '../stack/paths.mjs';
import { projects } from '../stack/projects.mjs';
import { tryCommand } from '../stack/run-command.mjs';
import { checkFormat } from './format.mjs';

const halves = {
  web: ['libs/web', 'libs/shared', 'apps/web'],
  server: [
    'libs/server',
    'apps/api',
    'apps/worker',
    'apps/sandbox',
    'apps/e2e',
    'tools',
    'eslint.config.mjs',
  ],
};

/**
 * Lints everything and prints the errors.
 * @returns {Promise<{ project: string, files: number, errors: number }[]>} one entry for each project, and one for the format
 */
export async function lintWorkspace() {
  process.env.NX_DAEMON = 'false';
  await createProjectGraphAsync({ exitOnError: false }); // the boundary rule reads it from its cache
  const [format, ...found] = await Promise.all([
    checkFormat(),
    ...Object.entries(halves).map(([half, places]) => lint(half, places)),
  ]);
  const results = found.flat();
  const formatter = await new ESLint({ cwd: root }).loadFormatter('stylish');
  console.log(await formatter.format(results.filter(({ messages }) => messages.length)));
  const linted = projects()
    .filter(({ targets }) => targets.includes('lint'))
    .map(({ name, folder }) => {
      const own = results.filter(({ filePath }) => filePath.startsWith(path.join(root, folder) + path.sep));
      const errors = own.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);
      return { project: name, files: own.length, errors };
    });
  return [...linted, format];
}

async function lint(half, places) {
  const file = path.join(dist, 'test', `lint-${half}.json`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.rmSync(file, { force: true });
  const eslint = path.join(root, 'node_modules/eslint/bin/eslint.js');
  const args = [
    eslint,
    '--format',
    'json',
    '--output-file',
    file,
    '--no-error-on-unmatched-pattern',
    ...places,
  ];
  const { output } = await tryCommand(process.execPath, args, { cwd: root });
  if (!fs.existsSync(file)) throw new Error(`ESLint could not run:\n${output.slice(-4_000)}`);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wrong = (await lintWorkspace()).filter(({ errors }) => errors > 0);
  for (const { project, errors } of wrong) console.log(`${project}: ${errors}`);
  process.exitCode = wrong.length ? 1 : 0;
}
