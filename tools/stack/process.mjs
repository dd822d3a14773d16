import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export { sleep };

export const isRoot = process.getuid?.() === 0;

const usualPlaces = [
  '/usr/bin',
  '/usr/local/bin',
  '/usr/sbin',
  '/opt/homebrew/bin',
  '/opt/homebrew/opt/redis/bin',
];

/** Full path of the first of these programs that exists, or undefined. */
export function findExecutable(...names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), ...usualPlaces];
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      try {
        fs.accessSync(file, fs.constants.X_OK);
        return file;
      } catch {
        continue;
      }
    }
  }
  return undefined;
}

const hasProc = fs.existsSync('/proc/self/stat');

/**
 * The process with this id. A zombie counts as gone: it still answers `kill(pid, 0)`, and in many containers process 1 never
 * reaps it.
 * @param {number} pid
 * @returns {{ alive: boolean, command: string }}
 */
export function processState(pid) {
  const gone = { alive: false, command: '' };
  if (!Number.isInteger(pid) || pid <= 0) return gone;
  if (hasProc) {
    try {
      if (/^\d+ \(.*\) Z/.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))) return gone;
      return {
        alive: true,
        command: fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim(),
      };
    } catch {
      return gone;
    }
  }
  const ps = spawnSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], { encoding: 'utf8' });
  const line = (ps.stdout ?? '').trim();
  return !line || line.startsWith('Z') ? gone : { alive: true, command: line.replace(/^\S+\s+/, '') };
}

/** Sends a signal to a process, waits, and kills it when it does not exit in time. */
export async function stopProcess(pid, signal = 'SIGTERM', graceMs = 15_000) {
  try {
    process.kill(pid, signal);
  } catch {
    return;
  }
  for (const deadline = Date.now() + graceMs; Date.now() < deadline; await sleep(40)) {
    if (!processState(pid).alive) return;
  }
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it went in the last moment
  }
}

/**
 * Starts a server in its own session: Ctrl-C in the terminal reaches only us, and we stop processes in order.
 * @returns {{ pid: number, child: import('node:child_process').ChildProcess, exited: Promise<string>, exit: string | undefined }}
 * `exited` resolves to the exit code or signal; `exit` is set once it is known
 */
export function spawnServer(command, args, { logFile, ...options }) {
  const log = fs.openSync(logFile, 'a');
  const child = spawn(command, args, { stdio: ['ignore', log, log], detached: true, ...options });
  fs.closeSync(log);
  const server = { pid: child.pid ?? -1, child, exited: Promise.resolve(''), exit: undefined };
  server.exited = new Promise((resolve) => {
    const settle = (how) => {
      server.exit = String(how);
      resolve(server.exit);
    };
    child.once('error', (error) => settle(error.message));
    child.once('exit', (code, signal) => settle(code ?? signal));
  });
  return server;
}

/** The end of a log file, for an error message. */
export function tail(file, characters = 1_200) {
  try {
    return fs.readFileSync(file, 'utf8').slice(-characters).trim();
  } catch {
    return '';
  }
}
