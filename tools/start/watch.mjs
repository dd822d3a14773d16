import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { watch } from 'rolldown';
import { apps as buildable, forgetBuilds } from '../build/apps.mjs';
import { root } from '../stack/paths.mjs';
import { stopProcess } from '../stack/process.mjs';

/**
 * Rebuilds on every save. A node app starts again with its new bundle; the web is rebuilt for the next reload.
 * @param {{ apps: Record<string, import('./supervised-app.mjs').SupervisedApp>,
 *   onNews: (name: string, text: string) => void }} options
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function watchApps({ apps, onNews }) {
  forgetBuilds();
  const watchers = await Promise.all(Object.values(apps).map((app) => watchNodeApp(app, onNews)));
  const web = watchWeb(onNews);
  return {
    async stop() {
      await Promise.all(watchers.map((watcher) => watcher.close()));
      await stopProcess(web.pid);
    },
  };
}

async function watchNodeApp(app, onNews) {
  const file = path.join(root, 'apps', app.name, 'rolldown.config.mjs');
  const { default: configuration } = await import(pathToFileURL(file).href);
  const watcher = watch(configuration);
  let first = true; // the watcher begins with a build of the running bundle
  watcher.on('event', async (event) => {
    if (event.code === 'ERROR') onNews(app.name, event.error.message);
    if (event.code === 'BUNDLE_END') {
      await event.result?.close();
      if (first) first = false;
      else await startAgain(app, onNews);
    }
  });
  return watcher;
}

async function startAgain(app, onNews) {
  try {
    await app.restart();
    onNews(app.name, 'rebuilt and started again');
  } catch (error) {
    onNews(app.name, error.message); // the next save tries anew
  }
}

function watchWeb(onNews) {
  const cwd = path.join(root, 'apps/web');
  const child = spawn(process.execPath, [...buildable.web.command, '--watch'], { cwd, detached: true });
  child.stderr.on('data', (chunk) => onNews('web', chunk.toString().trim()));
  let first = true; // as with the node apps
  child.stdout.on('data', (chunk) => {
    if (!/built in/.test(chunk.toString())) return;
    if (!first) onNews('web', 'rebuilt: reload the page');
    first = false;
  });
  return child;
}
