import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Bundles our own sources into one ES module a name; everything from node_modules stays outside. */
export const nodeBundle = (input, dir, tsconfig = path.join(root, 'tsconfig.server.json')) => ({
  input: typeof input === 'string' ? { main: input } : input,
  platform: 'node',
  tsconfig,
  // '@oxc-project/runtime' holds the decorator helpers that rolldown itself supplies: it must stay inside
  external: (id, importer) => importer !== undefined && !/^(\.|\/|\0|@smachot\/|@oxc-project\/)/.test(id),
  transform: { target: 'node20' }, // legacy decorators and their metadata come from the tsconfig
  output: {
    dir,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    sourcemap: true,
    keepNames: true,
    cleanDir: true,
  },
});

/** `threads`: further entries beside main.mjs, by name; paths from the root. They run in threads of the app. */
export const nodeApp = (name, threads = {}) =>
  nodeBundle(
    {
      main: path.join(root, 'apps', name, 'src/main.ts'),
      ...Object.fromEntries(Object.entries(threads).map(([thread, file]) => [thread, path.join(root, file)])),
    },
    path.join(root, 'dist/apps', name),
    path.join(root, 'apps', name, 'tsconfig.json'),
  );
