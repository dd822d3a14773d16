import { build, type InlineConfig, type Plugin } from 'vite';
import { firstLoad, type Chunk } from './first-load.mts';
import { isGuestsOnly } from './guest-runtime.mts';

/** Modules by entry, of a build that writes nothing. */
const modulesOf = async (config: InlineConfig, entries: string[]): Promise<Set<string>[]> => {
  let found: Set<string>[] = [];
  const look: Plugin = {
    name: 'first-load-modules',
    generateBundle(_, output) {
      const bundle = output as unknown as Record<string, Chunk>;
      found = entries.map(
        (entry) =>
          new Set([...firstLoad(entry, bundle)].flatMap(({ modules }) => Object.keys(modules ?? {}))),
      );
    },
  };
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [config.plugins, look],
    build: { ...config.build, write: false, minify: false },
  });
  return found;
};

type Group = { name: string; test: (id: string) => boolean; includeDependenciesRecursively: false };

/**
 * What two entries need at first in a few files instead of half a hundred: left alone, the bundler makes a chunk for every set
 * of screens that share something, also of what everybody has from the first page on. Only the bundler knows what that is, once
 * unused code is gone; so it is asked first. Packages stand apart: they stay in caches when our own code changes.
 * @param entries the heavy one, and the light one, whose files the heavy one may need too and never the reverse
 */
export const firstLoadChunks = async (
  config: InlineConfig,
  [heavy, light]: [heavy: string, light: string],
): Promise<{ groups: Group[] }> => {
  const [ofHeavy, ofLight] = await modulesOf(config, [heavy, light]);
  const shared = (id: string) => !!ofHeavy?.has(id) && !!ofLight?.has(id);
  const heavyOnly = (id: string) => !!ofHeavy?.has(id) && !ofLight?.has(id);
  const lightOnly = (id: string) => !ofHeavy?.has(id) && !!ofLight?.has(id);
  // nothing else: a page's entry would start it, and its styles would be those of the app, wherever they are loaded
  const isContract = (id: string) => /[\\/]libs[\\/]shared[\\/]/.test(id);
  const isPackage = (id: string) => id.includes('/node_modules/');
  const group = (name: string, test: Group['test']): Group => ({
    name,
    test,
    // they are all of them here already
    includeDependenciesRecursively: false,
  });
  return {
    groups: [
      group('packages', (id) => shared(id) && isPackage(id)),
      group('shared', shared),
      group(`${heavy}-packages`, (id) => heavyOnly(id) && isPackage(id)),
      group(heavy, heavyOnly),
      group(light, (id) => lightOnly(id) && isGuestsOnly(id)),
      // later screens of the app need these too
      group(`${light}-packages`, (id) => lightOnly(id) && isPackage(id)),
      group(`${light}-shared`, (id) => lightOnly(id) && isContract(id)),
    ],
  };
};
