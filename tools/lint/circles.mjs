import fs from 'node:fs';
import path from 'node:path';

// The dependencies of a file: import, export … from, import(). Types count: the reader of one file should not have to know the other,
// whose reader must know the first.
const NAMED = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

const sourcesIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name));

const neededBy = (file) =>
  [...fs.readFileSync(file, 'utf8').matchAll(NAMED)].flatMap(([, name]) => {
    const at = path.resolve(path.dirname(file), name);
    const found = ENDINGS.map((ending) => at + ending).find((each) =>
      fs.statSync(each, { throwIfNoEntry: false })?.isFile(),
    );
    return found ?? [];
  });

/**
 * Files that need each other, directly or by way of others.
 * @param {string[]} folders
 * @returns {string[][]} one entry for each knot: its files, absolute, sorted
 */
export function circlesIn(folders) {
  const needs = new Map(folders.flatMap(sourcesIn).map((file) => [path.resolve(file), neededBy(file)]));
  return knots(needs)
    .filter((knot) => knot.length > 1 || needs.get(knot[0]).includes(knot[0]))
    .map((knot) => knot.toSorted());
}

/** Strongly connected components, by Tarjan: each file is visited once. */
function knots(needs) {
  const seen = new Map();
  const open = [];
  const found = [];
  const visit = (file) => {
    const own = { order: seen.size, low: seen.size, open: true };
    seen.set(file, own);
    open.push(file);
    for (const next of needs.get(file) ?? []) {
      if (!needs.has(next)) continue;
      const other = seen.get(next) ?? visit(next);
      if (other.open) own.low = Math.min(own.low, other.low);
    }
    if (own.low === own.order) {
      const knot = open.splice(open.indexOf(file));
      for (const each of knot) seen.get(each).open = false;
      found.push(knot);
    }
    return own;
  };
  for (const file of needs.keys()) if (!seen.has(file)) visit(file);
  return found;
}
