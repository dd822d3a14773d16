// Lints projects in two ESLint processes, one for each of the programs in eslint.config.mjs, however many projects there are.
import fs from 'node:fs';
import path from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { dist, root } from '../stack/paths.mjs';
import { tryCommand } from '../stack/run-command.mjs';
import { findingsOf } from '../test/results.mjs';

const isWeb = (folder) => /^(libs\/(web|shared)\/|apps\/web$)/.test(folder);
/** What is linted with the tools beside their folder. */
const placesOf = ({ folder }) => (folder === 'tools' ? ['tools', 'eslint.config.mjs'] : [folder]);

/**
 * Lints projects and prints the errors.
 * @param {{ name: string, folder: string }[]} projects `folder` relative to the root
 * @returns {Promise<Record<string, import('../test/results.mjs').StepResult>>} by name of the project
 */
export async function lintProjects(projects) {
  process.env.NX_DAEMON = 'false';
  await createProjectGraphAsync({ exitOnError: false }); // the boundary rule reads it from its cache
  const halves = {
    web: projects.filter(({ folder }) => isWeb(folder)),
    server: projects.filter(({ folder }) => !isWeb(folder)),
  };
  const found = await Promise.all(
    Object.entries(halves).map(([half, own]) => (own.length ? lint(half, own.flatMap(placesOf)) : [])),
  );
  const results = found.flat();
  const formatter = await new ESLint({ cwd: root }).loadFormatter('stylish');
  console.log(await formatter.format(results.filter(({ messages }) => messages.length)));
  return Object.fromEntries(
    projects.map((project) => {
      const places = placesOf(project).map((place) => path.join(root, place));
      const own = results.filter(({ filePath }) =>
        places.some((place) => filePath === place || filePath.startsWith(place + path.sep)),
      );
      const errors = own.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);
      return [project.name, findingsOf(`${project.name}:lint`, { files: own.length, errors })];
    }),
  );
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
