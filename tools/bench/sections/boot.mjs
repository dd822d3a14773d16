import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startBare } from '../bare/bare-process.mjs';
import { folderOf } from '../../build/apps.mjs';
import { freePort } from '../../stack/ports.mjs';
import { stopProcess } from '../../stack/process.mjs';
import { engine } from '../../start/supervised-app.mjs';
import { cpuOf, memoryOf } from '../product/meter.mjs';
import { until } from '../product/until.mjs';
import { median } from '../figures.mjs';
import { megabytes, milliseconds, row, times } from '../report.mjs';

const again = 3;
const idleMs = 8000;

/** The time from "start" to the first 200 of /readyz, and the memory and CPU of the idle processes. */
export async function boot({ servers, product, say }) {
  const bareEnv = { DATABASE_URL: servers.ourDatabaseUrl, REDIS_URL: servers.redisUrl };
  const entries = {
    ours: [[...engine, path.join(folderOf('api'), 'main.mjs')], product.environments.api],
    bare: [
      [fileURLToPath(new URL('../bare/api.mjs', import.meta.url))],
      { PATH: process.env.PATH, ...bareEnv },
    ],
  };
  const boots = { ours: [], bare: [] };
  for (let turn = 0; turn < again; turn++) {
    say(`boot ${turn + 1} of ${again}`);
    for (const [who, [args, env]] of Object.entries(entries))
      boots[who].push(await bootOf(args, env, turn === again - 1));
  }
  const bareWorker = await startBare('worker', bareEnv);
  const { worker } = product;
  await worker.restart(); // memory after the work of other sections says little
  const [api, bareApi] = [boots.ours.at(-1), boots.bare.at(-1)];
  say(`${idleMs / 1000} s without work`);
  const idle = await idleOf({ api, bareApi, worker, bareWorker });
  await Promise.all([api, bareApi].map(({ pid }) => stopProcess(pid)));
  await bareWorker.stop();
  return rowsOf(boots, idle);
}

async function bootOf(args, env, keep) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, args, { env: { ...env, PORT: String(port) }, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/readyz`;
  await until('/readyz', async () => ((await fetch(url).catch(() => undefined))?.ok ? true : undefined), {
    everyMs: 5,
  });
  const ms = performance.now() - began;
  const cpuMs = cpuOf(child.pid);
  if (!keep) await stopProcess(child.pid);
  return { ms, cpuMs, pid: child.pid };
}

/**
 * @param {Record<string, { pid: number }>} processes
 * @returns {Promise<any>} the memory of each, and the CPU it uses in a second
 */
async function idleOf(processes) {
  const all = Object.entries(processes);
  await sleep(2000); // garbage collection after booting
  const before = all.map(([, { pid }]) => cpuOf(pid));
  await sleep(idleMs);
  return Object.fromEntries(
    all.map(([name, { pid }], at) => [
      name,
      { mb: memoryOf(pid).nowMb, cpuMs: ((cpuOf(pid) - before[at]) / idleMs) * 1000 },
    ]),
  );
}

function rowsOf(boots, { api, bareApi, worker, bareWorker }) {
  const of = (what) => ({
    ours: median(boots.ours.map((one) => one[what])),
    bare: median(boots.bare.map((one) => one[what])),
  });
  const compared = ({ ours, bare }, unit) => ({
    ours: unit(ours),
    bare: unit(bare),
    ratio: times(ours / bare),
  });
  return [
    row('boot of api to ready', compared(of('ms'), milliseconds)),
    row('· CPU of it', compared(of('cpuMs'), milliseconds)),
    row('idle memory of api', compared({ ours: api.mb, bare: bareApi.mb }, megabytes)),
    row('idle memory of worker', compared({ ours: worker.mb, bare: bareWorker.mb }, megabytes)),
    row('idle CPU a second, api and worker', {
      ours: `${milliseconds(api.cpuMs)}, ${milliseconds(worker.cpuMs)}`,
    }),
  ];
}
