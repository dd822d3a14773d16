import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Data this machine keeps between runs: databases, logs, secrets. Never committed, safe to delete. */
export const dataRoot = path.resolve(root, process.env.DATA_DIR ?? '.data');

/** Downloaded programs; they are kept with the installed packages, so that fresh data needs no network. */
export const programs = path.join(root, 'node_modules', '.cache', 'smachot');

/** Everything that is built, and so can be built again. */
export const dist = path.join(root, 'dist');
