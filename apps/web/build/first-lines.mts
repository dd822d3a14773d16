import path from 'node:path';
import type { Plugin } from 'vite';
import { classicScript, type ScriptConfig } from './classic-script.mts';

/** Builds what the server writes into rendered pages: the lines that run before the app is there. */
export const firstLines = (config: ScriptConfig): Plugin => ({
  name: 'first-lines',
  apply: 'build',
  async generateBundle() {
    const entry = path.join(import.meta.dirname, '../src/rendering/first-lines.ts');
    const source = (await classicScript(entry, config)).trim();
    // it stands within an element of the page
    if (source.includes('</')) this.error('the first lines of a page would end their element');
    this.emitFile({ type: 'asset', fileName: 'first-lines.js', source });
  },
});
