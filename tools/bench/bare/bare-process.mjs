import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stopProcess } from '../../stack/process.mjs';

/**
 * Starts a baseline in a process of its own, so that it shares no event loop with the process that measures it.
 * @param {string} name of a file beside this one, which answers messages through `answering`
 * @param {Record<string, string>} env
 */
export async function startBare(name, env) {
  const child = fork(fileURLToPath(new URL(`./${name}.mjs`, import.meta.url)), {
    env: { PATH: process.env.PATH, TZ: 'UTC', ...env },
  });
  const waiting = new Map();
  let serial = 0;
  let ended = (error) => waiting.forEach(({ reject }) => reject(error));
  child.on('message', (/** @type {any} */ { id, result, problem }) => {
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (problem) reject(new Error(`${name}: ${problem}`));
    else resolve(result);
  });
  child.on('exit', (code) => ended(new Error(`${name} ended (${code})`)));
  const ask = (act, given = {}) =>
    new Promise((resolve, reject) => {
      waiting.set(++serial, { resolve, reject });
      child.send({ id: serial, act, given });
    });
  const { ready } = await ask('begin');
  return {
    pid: child.pid,
    ready,
    ask,
    async stop() {
      ended = () => {};
      await stopProcess(child.pid, 'SIGKILL');
    },
  };
}
