// node tools/build/bundle-size.mjs: the size of the scripts a visitor's phone loads before it can show the first page.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { folderOf } from './apps.mjs';

/** Gzipped JavaScript on first load, in bytes of 1,000. */
const budgets = { 'guest.html': 65_000, 'index.html': 194_000 };

/**
 * The scripts an entry needs at once: itself and all its static imports. Dynamic imports do not count.
 * @param {Record<string, { file: string, imports?: string[] }>} manifest Vite's
 * @returns {string[]} file names
 */
export function firstLoad(manifest, entry) {
  const files = new Set();
  const seen = new Set();
  const waiting = [entry];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build's manifest does not know "${name}".`);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...files];
}

/** @returns {{ entry: string, bytes: number, budget: number, ok: boolean, text: string }[]} one for each entry */
export function bundleSizes(folder = folderOf('web')) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
  return Object.entries(budgets).map(([entry, budget]) => {
    const files = firstLoad(manifest, entry);
    const bytes = files.reduce(
      (sum, file) => sum + gzipSync(fs.readFileSync(path.join(folder, file))).length,
      0,
    );
    const ok = bytes > 0 && bytes <= budget;
    const kB = (size) => (size / 1_000).toFixed(1);
    const text = `${entry}: ${kB(bytes)} kB of ${kB(budget)} kB JavaScript on first load${ok ? '' : ': too much'}`;
    return { entry, bytes, budget, ok, text };
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = bundleSizes();
  for (const { text } of sizes) console.log(text);
  process.exitCode = sizes.every(({ ok }) => ok) ? 0 : 1;
}
