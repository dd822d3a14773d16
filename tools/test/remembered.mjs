import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { dist, root } from '../stack/paths.mjs';
import { textOf } from './parts.mjs';
import { sumOf } from './results.mjs';

/** @typedef {import('./results.mjs').StepResult} StepResult */
/** @typedef {import('./parts.mjs').Part} Part */

const NEVER_CHECKED = new Set(['node_modules', 'dist', '.git', '.nx', '.data', 'test-results', 'coverage']);
const WHOLE = { nth: 1, of: 1 };

/** Changes with every file of the checkout, since any may change what a test finds. */
export function fingerprintOf(folder) {
  const hash = crypto.createHash('sha256');
  const visit = (place) => {
    for (const entry of fs.readdirSync(place, { withFileTypes: true })) {
      if (NEVER_CHECKED.has(entry.name)) continue;
      const below = path.join(place, entry.name);
      if (entry.isDirectory()) visit(below);
      else if (entry.isFile())
        hash.update(path.relative(folder, below)).update('\0').update(fs.readFileSync(below)).update('\0');
    }
  };
  visit(folder);
  return hash.digest('hex');
}

/** The results that passed with the sources of now, by step and part. */
export class Remembered {
  #file;
  #fingerprint;

  constructor({ file = path.join(dist, 'test', 'remembered.json'), sources = root } = {}) {
    this.#file = file;
    this.#fingerprint = fingerprintOf(sources);
  }

  /**
   * The result of a step, or a part of it. A whole step has also passed when all of its parts have.
   * @param {string} step
   * @param {Part} [part]
   * @returns {StepResult | undefined}
   */
  recall(step, part = WHOLE) {
    const results = this.#passed()[step] ?? {};
    if (results[textOf(part)]) return results[textOf(part)];
    if (part.of > 1) return undefined;
    for (const of of new Set(Object.keys(results).map((text) => Number(text.split('/')[1])))) {
      const parts = Array.from({ length: of }, (_, at) => results[textOf({ nth: at + 1, of })]);
      if (parts.every(Boolean)) return sumOf(parts);
    }
    return undefined;
  }

  /**
   * Keeps a result in which nothing failed.
   * @param {string} step
   * @param {Part | undefined} part
   * @param {StepResult} result
   */
  remember(step, part = WHOLE, result) {
    if (result.failed) return;
    const passed = this.#passed();
    passed[step] = { ...passed[step], [textOf(part)]: result };
    fs.mkdirSync(path.dirname(this.#file), { recursive: true });
    fs.writeFileSync(this.#file, `${JSON.stringify({ fingerprint: this.#fingerprint, passed }, null, 2)}\n`);
  }

  #passed() {
    const kept = fs.existsSync(this.#file) ? JSON.parse(fs.readFileSync(this.#file, 'utf8')) : undefined;
    return kept?.fingerprint === this.#fingerprint ? kept.passed : {};
  }
}
