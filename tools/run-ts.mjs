// node tools/run-ts.mjs tools/<folder>/<file>.ts [arguments…]: bundles a TypeScript entry, with our libraries in it,
// and runs it. (Injection needs decorator metadata, which Node's own type stripping does not give.)
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from 'rolldown';
import { nodeBundle } from './build/node-app.mjs';
import { dist } from './stack/paths.mjs';

const [entry, ...args] = process.argv.slice(2);
if (!entry) {
  console.error('usage: node tools/run-ts.mjs <entry.ts> [arguments…]');
  process.exit(2);
}
const folder = path.join(dist, 'tools', path.basename(entry, path.extname(entry)));
await build(/** @type {import('rolldown').BuildOptions} */ (nodeBundle(path.resolve(entry), folder)));

const child = spawn(process.execPath, ['--enable-source-maps', path.join(folder, 'main.mjs'), ...args], {
  stdio: 'inherit',
});
process.on('SIGINT', () => child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('exit', (code) => process.exit(code ?? 1));
