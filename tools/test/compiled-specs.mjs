// Specs that need no DOM run in plain Node, where a process loads each module once and not once for each spec. Node takes no
// TypeScript with decorators, so specs and what they import are compiled before, module by module.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { dist, root } from '../stack/paths.mjs';

/** What is not ours stays where it is; `@oxc-project` are the compiler's own helpers. */
const OTHERS = /^(?!\.|\/|\0|@smachot\/|@oxc-project\/)/;

const folderOf = (kind) => path.join(dist, 'test', 'specs', kind);

/** The source of a compiled spec, or of one that jest compiles by itself; absolute, like what is given. */
export const sourceOf = (file) => {
  const [, inside] =
    /^specs[/\\][^/\\]+[/\\](.*)\.js$/.exec(path.relative(path.join(dist, 'test'), file)) ?? [];
  return inside ? path.join(root, `${inside}.ts`) : file;
};

/**
 * Compiles specs into a folder of their own, where each has the place it has in the checkout. Without functions of ours that the
 * compiler's threads would call back: on two busy cores they can wait for each other for ever (rolldown's issue 10102).
 * @param {string} kind 'unit' or 'integration'
 * @param {string[]} specs relative to the root
 * @returns {Promise<string>} the folder
 */
export async function compileSpecs(kind, specs) {
  const dir = folderOf(kind);
  const { output } = await build({
    cwd: root,
    input: Object.fromEntries(specs.map((spec) => [spec.replace(/\.ts$/, ''), path.join(root, spec)])),
    platform: 'node',
    tsconfig: path.join(root, 'tsconfig.server.json'),
    external: OTHERS,
    transform: { target: 'node20' }, // decorators and their metadata come from the tsconfig
    logLevel: 'warn',
    output: {
      dir,
      format: 'esm',
      preserveModules: true,
      preserveModulesRoot: root,
      // not .mjs: the product looks for its threads by that name beside its own bundle, and finds none here
      entryFileNames: '[name].js',
      sourcemap: true,
      keepNames: true,
      cleanDir: true,
    },
  });
  for (const made of output)
    if (made.type === 'chunk' && made.facadeModuleId && OWN_PLACE.test(made.code))
      fs.writeFileSync(path.join(dir, made.fileName), atItsSource(made.facadeModuleId, made.code));
  return dir;
}

const OWN_PLACE = /__dirname|import\.meta\.url/;
/** What lies beside a source is found from there: examples of specs by `__dirname`, scripts that are started by `import.meta.url`. */
const atItsSource = (source, code) =>
  // on the first line, which keeps the lines of the others
  `const __dirname = ${JSON.stringify(path.dirname(source))}; ${code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(source).href))}`;

/**
 * @param {string[]} folders relative to the root
 * @param {(name: string) => boolean} isOne
 * @returns {string[]} the files in them, relative to the root
 */
export const specsIn = (folders, isOne) =>
  folders
    .filter((folder) => fs.existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => path.join(folder, name)),
    )
    .filter((name) => !name.includes('node_modules') && isOne(name));
