import type { BuildOptions, Plugin } from 'vite';
import { firstLoad, type Chunk } from './first-load.mts';

/**
 * Screens that are opened later fetch what they need at once, and not one piece after the other. What the first load of
 * `entry` has brought already is left out of those lists, which are themselves part of the first load.
 */
export const laterPreloads = (
  entry: string,
): { plugin: Plugin; modulePreload: BuildOptions['modulePreload'] } => {
  let there = new Set<string>();
  return {
    plugin: {
      name: 'later-preloads',
      apply: 'build',
      enforce: 'pre',
      generateBundle(_, output) {
        const chunks = firstLoad(entry, output as unknown as Record<string, Chunk>);
        there = new Set([...chunks].map(({ fileName }) => fileName));
      },
    },
    modulePreload: {
      // who has no module preload loads each piece when it is asked for
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !there.has(file)) : files,
    },
  };
};
