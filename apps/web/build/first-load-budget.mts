import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { firstLoad, type Chunk } from './first-load.mts';

/** `kB`: thousands of gzipped bytes. */
type Budget = { kB: number; files: number };

/** Refuses a build whose first load outgrew its budget, by entry name. */
export const firstLoadBudget = (budgets: Record<string, Budget>): Plugin => ({
  name: 'first-load-budget',
  apply: 'build',
  generateBundle(_, output) {
    const bundle = output as unknown as Record<string, Chunk>;
    for (const [name, { kB, files }] of Object.entries(budgets)) {
      const chunks = [...firstLoad(name, bundle)];
      if (!chunks.length) this.error(`no entry is called ${name}`);
      const size = chunks.reduce((sum, { code }) => sum + gzipSync(code ?? '').length / 1000, 0);
      const words = `${name}: ${size.toFixed(1)} kB of JavaScript in ${chunks.length} files on first load, ${kB} in ${files} allowed`;
      if (size > kB || chunks.length > files)
        this.error(`${words}. Load what is not seen at first by a route or by the press that opens it.`);
      this.info(words);
    }
  },
});
