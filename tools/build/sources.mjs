import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const neverBuilt =
  /(^|\/)(node_modules|dist|test|e2e|fixtures|\.[^/]+)(\/|$)|\.(spec|md)\.|\.spec\.[a-z]+$|(?<!\/legal\/texts\/.*)\.md$/;

/**
 * A fingerprint of sources: changes when a file that can reach the bundle changes, appears or disappears.
 * @param {string} root
 * @param {string[]} places files or folders relative to `root`; missing ones count as empty
 */
export function fingerprint(root, places) {
  const hash = crypto.createHash('sha256');
  for (const place of places.toSorted()) {
    for (const file of filesUnder(path.join(root, place))) {
      const name = path.relative(root, file).replaceAll(path.sep, '/');
      if (neverBuilt.test(name)) continue;
      hash.update(name).update('\0').update(fs.readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

function* filesUnder(place) {
  const kind = fs.statSync(place, { throwIfNoEntry: false });
  if (kind?.isFile()) yield place;
  if (!kind?.isDirectory()) return;
  if (path.basename(place) === 'node_modules') return;
  for (const name of fs.readdirSync(place).toSorted()) yield* filesUnder(path.join(place, name));
}
