import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

type Chunk = {
  type: string;
  fileName: string;
  isEntry?: boolean;
  name?: string;
  imports?: string[];
  code?: string;
};

/** Everything an entry needs before it can run: itself and what it imports statically, however deep. */
const firstLoad = (entry: Chunk, bundle: Record<string, Chunk>, seen = new Set<Chunk>()): Set<Chunk> => {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const name of entry.imports ?? []) if (bundle[name]) firstLoad(bundle[name], bundle, seen);
  return seen;
};

/** Refuses a build whose first load outgrew its budget; kB are thousands of gzipped bytes, by entry name. */
export const firstLoadBudget = (budgets: Record<string, number>): Plugin => ({
  name: 'first-load-budget',
  apply: 'build',
  generateBundle(_, output) {
    const bundle = output as unknown as Record<string, Chunk>;
    for (const [name, budget] of Object.entries(budgets)) {
      const entry = Object.values(bundle).find((chunk) => chunk.isEntry && chunk.name === name);
      if (!entry) this.error(`no entry is called ${name}`);
      let size = 0;
      for (const { code } of firstLoad(entry, bundle)) size += gzipSync(code ?? '').length / 1000;
      const words = `${name}: ${size.toFixed(1)} kB of JavaScript on first load, ${budget} allowed`;
      if (size > budget)
        this.error(`${words}. Load what is not seen at first by a route or by the press that opens it.`);
      this.info(words);
    }
  },
});
