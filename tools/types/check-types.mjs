// npm run typecheck: the whole workspace in one program for each set of compiler options, since most of the files a project's own program
// reads (the product's libraries, declarations of dependencies) are read again by the next one.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../stack/paths.mjs';
import { projects } from '../stack/projects.mjs';
import { tryCommand } from '../stack/run-command.mjs';

const programs = [
  'tools/types/tsconfig.shared.json',
  'tools/types/tsconfig.server.json',
  'tools/types/tsconfig.web.json',
  // Files that Node runs without a build and that therefore import with file extensions; no other project may.
  'tools/types/tsconfig.web-build.json',
  'apps/e2e/tsconfig.json',
  'tools/tsconfig.json',
];
const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');

/**
 * Checks everything and prints the errors.
 * @returns {Promise<{ project: string, files: number, errors: number }[]>} one entry for each project; `files`: its own that were
 * checked
 */
export async function checkTypes() {
  const checked = new Set();
  const faulty = [];
  for (const program of programs) {
    const args = [compiler, '-p', program, '--noEmit', '--pretty', 'false', '--listFiles'];
    const { output, code } = await tryCommand(process.execPath, args, { cwd: root });
    const found = understand(output);
    if (code !== 0 && found.faulty.length === 0)
      throw new Error(`The compiler could not check ${program}:\n${output.slice(-4_000)}`);
    for (const file of found.files) checked.add(file);
    faulty.push(...found.faulty);
    if (found.messages) console.log(found.messages);
  }
  return projects()
    .filter(({ targets }) => targets.includes('typecheck'))
    .map(({ name, folder }) => {
      const own = (file) => file.startsWith(folder + path.sep);
      return { project: name, files: [...checked].filter(own).length, errors: faulty.filter(own).length };
    });
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
  const wrong = (await checkTypes()).filter(({ files, errors }) => errors > 0 || files === 0);
  for (const { project, files, errors } of wrong)
    console.log(`${project}: ${files ? errors : 'no file was checked'}`);
  process.exitCode = wrong.length ? 1 : 0;
}
