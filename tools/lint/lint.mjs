// Lints projects in two ESLint processes, however many projects there are, and by the rules that need types beside them.
import fs from 'node:fs';
import path from 'node:path';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { dist, root } from '../stack/paths.mjs';
import { tryCommand } from '../stack/run-command.mjs';
import { findingsOf } from '../test/results.mjs';
import { typedFindings } from './typed-rules.mjs';

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
  const half = (name) => (halves[name].length ? lint(name, halves[name].flatMap(placesOf)) : []);
  const server = half('server');
  const [web, typed] = await Promise.all([
    half('web'),
    // the server's half is done before the web's
    Promise.resolve(server).then(() => typedFindings(projects.map(({ folder }) => folder))),
  ]);
  const results = [...web, ...(await server)];
  const formatter = await new ESLint({ cwd: root }).loadFormatter('stylish');
  console.log(await formatter.format(results.filter(({ messages }) => messages.length)));
  for (const { message } of typed) console.log(message);
  return Object.fromEntries(
    projects.map((project) => {
      const places = placesOf(project).map((place) => path.join(root, place));
      const isOwn = (file) => places.some((place) => file === place || file.startsWith(place + path.sep));
      const own = results.filter(({ filePath }) => isOwn(filePath));
      const errors =
        own.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0) +
        typed.filter(({ file }) => isOwn(file)).length;
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
