// Checks the types of projects in one program for each set of compiler options, since most of the files a project's own program
// reads (the product's libraries, declarations of dependencies) are read again by the next one.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../stack/paths.mjs';
import { projects as allProjects } from '../stack/projects.mjs';
import { tryCommand } from '../stack/run-command.mjs';
import { findingsOf } from '../test/results.mjs';

/** The programs, each with the projects it checks. */
const programs = [
  { config: 'tools/types/tsconfig.shared.json', checks: /^libs\/shared\// },
  { config: 'tools/types/tsconfig.server.json', checks: /^(libs\/server\/|apps\/(api|worker|sandbox)$)/ },
  { config: 'tools/types/tsconfig.web.json', checks: /^(libs\/web\/|apps\/web$)/ },
  // Files that Node runs without a build and that therefore import with file extensions; no other project may.
  { config: 'tools/types/tsconfig.web-build.json', checks: /^apps\/web$/ },
  { config: 'apps/e2e/tsconfig.json', checks: /^apps\/e2e$/ },
  { config: 'tools/tsconfig.json', checks: /^tools$/ },
];
const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');

/**
 * Checks projects and prints the errors.
 * @param {{ name: string, folder: string }[]} projects `folder` relative to the root
 * @returns {Promise<Record<string, import('../test/results.mjs').StepResult>>} by name of the project
 */
export async function checkTypes(projects) {
  const checked = new Set();
  const faulty = [];
  for (const { config, checks } of programs) {
    if (!projects.some(({ folder }) => checks.test(folder))) continue;
    const args = [compiler, '-p', config, '--noEmit', '--pretty', 'false', '--listFiles'];
    const { output, code } = await tryCommand(process.execPath, args, { cwd: root });
    const found = understand(output);
    if (code !== 0 && found.faulty.length === 0)
      throw new Error(`The compiler could not check ${config}:\n${output.slice(-4_000)}`);
    for (const file of found.files) checked.add(file);
    faulty.push(...found.faulty);
    if (found.messages) console.log(found.messages);
  }
  return Object.fromEntries(
    projects.map(({ name, folder }) => {
      const own = (file) => file.startsWith(folder + path.sep);
      const files = [...checked].filter(own).length;
      return [name, findingsOf(`${name}:types`, { files, errors: faulty.filter(own).length })];
    }),
  );
}

/**
 * Parses the compiler's output with --listFiles: files of the workspace that are no dependencies, one entry in `faulty` for each
 * error, and the errors as they were printed.
 */
export function understand(output) {
  const files = [];
  const faulty = [];
  const messages = [];
  for (const line of output.split('\n')) {
    const error = /^(\S[^(]*)\(\d+,\d+\): error /.exec(line);
    if (error) faulty.push(path.normalize(error[1]));
    if (path.isAbsolute(line)) files.push(path.relative(root, line));
    else if (line.trim()) messages.push(line);
  }
  const own = files.filter((file) => !file.startsWith('..') && !file.includes('node_modules'));
  return { files: own, faulty, messages: messages.join('\n') };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const results = await checkTypes(allProjects());
  const problems = Object.values(results).flatMap((result) => result.problems);
  for (const { name, message } of problems) console.log(`${name}: ${message}`);
  process.exitCode = problems.length ? 1 : 0;
}
