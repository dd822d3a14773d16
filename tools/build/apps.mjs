import fs from 'node:fs';
import path from 'node:path';
import { dist, root } from '../stack/paths.mjs';
import { runCommand } from '../stack/run-command.mjs';
import { fingerprint } from './sources.mjs';

const everywhere = [
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.server.json',
  'tsconfig.shared.json',
  'tsconfig.web.json',
  'tools/build',
  'libs/shared',
];

const program = (...parts) => path.join(root, 'node_modules', ...parts);
const rolldown = [program('rolldown/bin/cli.mjs'), '-c', 'rolldown.config.mjs'];
const vite = [program('vite/bin/vite.js'), 'build'];
const rendering = [...vite, '-c', 'vite.rendering.config.mts'];

/** The apps: build command, sources, and the output file that proves a complete build. */
export const apps = {
  api: { command: rolldown, sources: ['apps/api', 'libs/server'], output: 'main.mjs' },
  worker: { command: rolldown, sources: ['apps/worker', 'libs/server'], output: 'main.mjs' },
  sandbox: { command: rolldown, sources: ['apps/sandbox'], output: 'main.mjs' },
  web: { command: vite, sources: ['apps/web', 'libs/web'], output: 'index.html' },
  rendering: {
    command: rendering,
    folder: 'web',
    sources: ['apps/web', 'libs/web'],
    output: 'render-page.mjs',
  },
};

export const folderOf = (name) => path.join(dist, 'apps', name);
const stampOf = (name) => path.join(dist, 'stamps', name);

/** A watcher writes bundles past us: without their stamps the next start builds anew. */
export function forgetBuilds() {
  for (const name of Object.keys(apps)) fs.rmSync(stampOf(name), { force: true });
}

/** The apps whose sources differ from those of the last build. */
function outdatedApps() {
  return Object.keys(apps).filter((name) => {
    const { output } = apps[name];
    if (!fs.existsSync(path.join(folderOf(name), output)) || !fs.existsSync(stampOf(name))) return true;
    return fs.readFileSync(stampOf(name), 'utf8') !== current(name);
  });
}

/**
 * Builds outdated apps; the web, which takes longest, beside the others.
 * @param {{ onProgress?: (text: string) => void, signal?: AbortSignal, only?: string[] }} [options] `only`: their names
 * @returns {Promise<string[]>} the apps that were built
 */
export async function buildApps({ onProgress = () => {}, signal, only = Object.keys(apps) } = {}) {
  const outdated = outdatedApps().filter((name) => only.includes(name));
  const one = async (name) => {
    onProgress(`building ${name}`);
    await buildApp(name, signal);
  };
  const nodeApps = async () => {
    for (const name of outdated.filter((each) => each !== 'web')) await one(name);
  };
  await Promise.all([nodeApps(), outdated.includes('web') ? one('web') : undefined]);
  return outdated;
}

async function buildApp(name, signal) {
  const before = current(name); // a file saved while we build makes the stamp old, not wrong
  fs.rmSync(stampOf(name), { force: true });
  await runCommand(process.execPath, apps[name].command, {
    title: `Building ${name}`,
    cwd: path.join(root, 'apps', apps[name].folder ?? name),
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    signal,
  });
  fs.mkdirSync(path.dirname(stampOf(name)), { recursive: true });
  fs.writeFileSync(stampOf(name), before);
}

const current = (name) => fingerprint(root, [...everywhere, ...apps[name].sources]);
