import type { BuildOptions, Plugin } from 'vite';

type Chunk = { fileName: string; isEntry?: boolean; name?: string; imports?: string[] };

/**
 * Screens that are opened later fetch what they need at once, and not one piece after the other. What the first load of
 * `entry` has brought already is left out of those lists, which are themselves part of the first load.
 */
export const laterPreloads = (
  entry: string,
): { plugin: Plugin; modulePreload: BuildOptions['modulePreload'] } => {
  const there = new Set<string>();
  const add = (fileName: string, bundle: Record<string, Chunk>): void => {
    if (there.has(fileName)) return;
    there.add(fileName);
    for (const imported of bundle[fileName]?.imports ?? []) add(imported, bundle);
  };
  return {
    plugin: {
      name: 'later-preloads',
      apply: 'build',
      enforce: 'pre',
      generateBundle(_, output) {
        const bundle = output as unknown as Record<string, Chunk>;
        const begin = Object.values(bundle).find((chunk) => chunk.isEntry && chunk.name === entry);
        if (begin) add(begin.fileName, bundle);
      },
    },
    modulePreload: {
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !there.has(file)) : files,
    },
  };
};
