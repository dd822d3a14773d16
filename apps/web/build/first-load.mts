/** What of a chunk of the bundler is looked at here. */
export type Chunk = {
  fileName: string;
  isEntry?: boolean;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  code?: string;
  modules?: Record<string, unknown>;
};

type Bundle = Record<string, Chunk>;
type Next = (chunk: Chunk) => string[];

const atOnce: Next = ({ imports = [] }) => imports;
const ever: Next = ({ imports = [], dynamicImports = [] }) => [...imports, ...dynamicImports];

const gather = (
  chunk: Chunk | undefined,
  bundle: Bundle,
  next: Next,
  seen = new Set<Chunk>(),
): Set<Chunk> => {
  if (!chunk || seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of next(chunk)) gather(bundle[name], bundle, next, seen);
  return seen;
};

const entryOf = (entry: string, bundle: Bundle): Chunk | undefined =>
  Object.values(bundle).find((chunk) => chunk.isEntry && chunk.name === entry);

/** Everything an entry needs before it can run: itself and what it imports statically, however deep. Empty: no such entry. */
export const firstLoad = (entry: string, bundle: Bundle): Set<Chunk> =>
  gather(entryOf(entry, bundle), bundle, atOnce);

/** Everything that may be loaded on the pages of an entry, sooner or later. */
export const everLoaded = (entry: string, bundle: Bundle): Chunk[] => [
  ...gather(entryOf(entry, bundle), bundle, ever),
];
