/** What of a chunk of the bundler is looked at here. */
export type Chunk = {
  fileName: string;
  isEntry?: boolean;
  name?: string;
  imports?: string[];
  code?: string;
  modules?: Record<string, unknown>;
};

const gather = (chunk: Chunk | undefined, bundle: Record<string, Chunk>, seen: Set<Chunk>): Set<Chunk> => {
  if (!chunk || seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports ?? []) gather(bundle[name], bundle, seen);
  return seen;
};

/** Everything an entry needs before it can run: itself and what it imports statically, however deep. Empty: no such entry. */
export const firstLoad = (entry: string, bundle: Record<string, Chunk>): Set<Chunk> =>
  gather(
    Object.values(bundle).find((chunk) => chunk.isEntry && chunk.name === entry),
    bundle,
    new Set(),
  );
