import fs from 'node:fs';
import path from 'node:path';
import { dist, root } from '../stack/paths.mjs';
import { sourceOf } from './compiled-specs.mjs';

/** Where runners note what they run now: a file for each test of Playwright and each spec of jest. */
export const openFolder = path.join(dist, 'test', 'open');

export function emptyOpenFolder() {
  fs.rmSync(openFolder, { recursive: true, force: true });
  fs.mkdirSync(openFolder, { recursive: true });
}

/**
 * The tests that have begun and not ended.
 * @param {string} [folder]
 * @returns {string[]} a text for each
 */
export function openTests(folder = openFolder) {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).flatMap((name) => {
    const note = read(path.join(folder, name));
    if (!note) return [];
    const seconds = Math.round((Date.now() - note.since) / 1000);
    return [`✖ still open after ${seconds} s: ${path.relative(root, sourceOf(note.test))}`];
  });
}

function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    // it is being written, or has just ended
    return undefined;
  }
}
