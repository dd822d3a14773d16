import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

// '@oxc-project/runtime' holds the decorator helpers that rolldown itself supplies. Nest, rxjs and zod are hundreds of small
// files, which every start would open and link one by one
const INSIDE =
  /^(\.|\/|\0|@smachot\/|@oxc-project\/|@nestjs\/(common|core|cqrs|platform-fastify)($|\/)|(rxjs|zod)($|\/))/;

/** Bundles our own sources and the packages that match INSIDE into one ES module a name; the rest of node_modules stays outside. */
export const nodeBundle = (input, dir, tsconfig = path.join(root, 'tsconfig.server.json')) => ({
  input: typeof input === 'string' ? { main: input } : input,
  platform: 'node',
  tsconfig,
  external: (id, importer) => importer !== undefined && !INSIDE.test(id),
  transform: { target: 'node20' }, // legacy decorators and their metadata come from the tsconfig
  output: {
    dir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
    sourcemapExcludeSources: true,
    keepNames: true,
    cleanDir: true,
  },
});

/** `others`: further entries beside main.mjs, by name; paths from the root. They run in threads or processes that the app starts. */
export const nodeApp = (name, others = {}) =>
  nodeBundle(
    {
      main: path.join(root, 'apps', name, 'src/main.ts'),
      ...Object.fromEntries(Object.entries(others).map(([entry, file]) => [entry, path.join(root, file)])),
    },
    path.join(root, 'dist/apps', name),
    path.join(root, 'apps', name, 'tsconfig.json'),
  );
