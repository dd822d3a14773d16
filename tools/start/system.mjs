import path from 'node:path';
import { folderOf } from '../build/apps.mjs';
import { runCommand } from '../stack/run-command.mjs';
import { appEnvironments } from './environment.mjs';
import { answersAt, SupervisedApp } from './supervised-app.mjs';

/**
 * The whole product on given databases and ports: used by `npm start` and by the browser tests.
 * @param {import('./environment.mjs').SystemSettings & {
 *   step: <T>(name: string, work: (say: (text: string) => void) => Promise<T>) => Promise<T>,
 *   onWarning: (name: string, text: string) => void, signal?: AbortSignal }} options
 */
export function prepareSystem(options) {
  const { ports, step, signal } = options;
  const environments = appEnvironments(options);
  const apps = supervisedApps(options, environments);
  /** @param {NodeJS.ProcessEnv} env */
  const once = (flag, title, env) => () =>
    runCommand(process.execPath, [entry('api'), flag], {
      title,
      env,
      signal,
    });

  return {
    apps,
    baseUrl: `http://localhost:${ports.web}`,
    sandboxUrl: `http://localhost:${ports.sandbox}`,
    async start() {
      await step('Migrations', once('--migrate', 'Migrating the database', environments.migrate));
      await step('Demo data', once('--seed', 'Writing the demo data', environments.api));
      const starting = Object.values(apps).map((each) => step(each.name, () => each.start()));
      await allOrFirstProblem(starting);
    },
    /** Doors first: no new requests, then no new jobs, and the outside world last. */
    async stop() {
      for (const name of ['api', 'worker', 'sandbox']) await apps[name].stop();
    },
  };
}

const entry = (name) => path.join(folderOf(name), 'main.mjs');

/** The processes of the product, each with the check that it is ready. */
function supervisedApps({ ports, dataRoot, onWarning }, environments) {
  const app = (name, isReady) =>
    new SupervisedApp({
      name,
      entry: entry(name),
      env: environments[name],
      logFile: path.join(dataRoot, 'logs', `${name}.log`),
      isReady,
      onWarning,
    });
  const api = `http://127.0.0.1:${ports.web}`;
  return {
    sandbox: app('sandbox', answersAt(`http://127.0.0.1:${ports.sandbox}/_sandbox/health`)),
    api: app('api', answersAt(`${api}/healthz`, `${api}/readyz`)),
    worker: app('worker'),
  };
}

/** Waits for all promises even when one fails, so that no process is still starting while we stop. */
export async function allOrFirstProblem(promises) {
  const results = await Promise.allSettled(promises);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
