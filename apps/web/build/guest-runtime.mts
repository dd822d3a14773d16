import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { everLoaded, type Chunk } from './first-load.mts';

/** React of the guest page: the same calls in a tenth of the bytes. */
const RUNTIME: Record<string, string> = {
  react: 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** What may import React, and so is another module on the guest page than in the app; contracts and flows are shared. */
const DRAWS =
  /[\\/](libs[\\/]web|apps[\\/]web)[\\/].*\.tsx?$|[\\/]node_modules[\\/](@xstate[\\/]react|use-[\w-]+)[\\/].*\.m?js$/;
const MARK = '~guest';
const GUEST_PAGE = /[\\/]libs[\\/]web[\\/]guest-page[\\/]|[\\/]guest\.(tsx|html)$/;
const marked = (file: string): string => file.replace(/(\.\w+)$/, `${MARK}$1`);
const unmarked = (file: string): string => file.replace(MARK, '');

/** A module of the guest page that the app never loads, its styles and its entry apart. */
export const isGuestsOnly = (id: string): boolean =>
  id.includes(MARK) || /[\\/]node_modules[\\/]preact[\\/]|[\\/]guest-page[\\/].*\.json$/.test(id);

/**
 * Builds the guest page on Preact (ADR 135): of each module that it shares with the app and that draws there is a second one, whose
 * React is Preact. @param entry the page's script
 */
export const guestRuntime = (entry: string): Plugin => ({
  name: 'guest-runtime',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !(importer.includes(MARK) || path.resolve(importer) === entry)) return undefined;
    const runtime = RUNTIME[source];
    const found = await this.resolve(runtime ?? source, unmarked(importer), { ...options, skipSelf: true });
    if (runtime && !found) return this.error(`the guest page has no ${runtime}`);
    return found && !found.external && DRAWS.test(found.id) ? { ...found, id: marked(found.id) } : found;
  },
  load: (id) => (id.includes(MARK) ? readFile(unmarked(id), 'utf8') : undefined),
  generateBundle(_, output) {
    const bundle = output as unknown as Record<string, Chunk>;
    const strangers = everLoaded('index', bundle).flatMap(({ modules }) =>
      Object.keys(modules ?? {}).filter((id) => isGuestsOnly(id) || GUEST_PAGE.test(id)),
    );
    // its script would start it there, and its styles would be those of the app
    if (strangers.length) this.error(`the app loads what is the guest page's alone: ${strangers.join(', ')}`);
  },
});
