// Specs that need no DOM run in plain Node, where a process loads each module once and not once for each spec. Node takes no
// TypeScript with decorators, so specs and what they import are compiled before, module by module.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'rolldown';
import { dist, root } from '../stack/paths.mjs';

const OURS = /^(\.|\/|\0|@smachot\/|@oxc-project\/)/;

const folderOf = (kind) => path.join(dist, 'test', 'specs', kind);

/** The source of a compiled spec, or of one that jest compiles by itself; absolute, like what is given. */
export const sourceOf = (file) => {
  const [, inside] =
    /^specs[/\\][^/\\]+[/\\](.*)\.js$/.exec(path.relative(path.join(dist, 'test'), file)) ?? [];
  return inside ? path.join(root, `${inside}.ts`) : file;
};

/**
 * Compiles specs into a folder of their own, where each has the place it has in the checkout.
 * @param {string} kind 'unit' or 'integration'
 * @param {string[]} specs relative to the root
 * @returns {Promise<string>} the folder
 */
export async function compileSpecs(kind, specs) {
  const dir = folderOf(kind);
  await build({
    cwd: root,
    input: Object.fromEntries(specs.map((spec) => [spec.replace(/\.ts$/, ''), path.join(root, spec)])),
    platform: 'node',
    tsconfig: path.join(root, 'tsconfig.server.json'),
    external: (id, importer) => importer !== undefined && !OURS.test(id),
    transform: { target: 'node20' }, // decorators and their metadata come from the tsconfig
    plugins: [ownFolder],
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
  return dir;
}

/** What lies beside a source is found from there: examples of specs by `__dirname`, scripts that are started by `import.meta.url`. */
const ownFolder = {
  name: 'own-folder',
  transform: {
    filter: { code: /__dirname|import\.meta\.url/ },
    handler: (code, id) => ({
      // on the first line, which keeps the lines of the others
      code: `const __dirname = ${JSON.stringify(path.dirname(id))}; ${code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))}`,
      map: null,
    }),
  },
};

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
