import fs from 'node:fs';
import path from 'node:path';
import { processState } from '../stack/process.mjs';

/** Another process holds the lock; `details` is the lock file's content. */
export class AlreadyRunning extends Error {
  constructor(details) {
    super(`already running as process ${details.pid}`);
    this.details = details;
  }
}

/**
 * One supervisor per data folder.
 * @param {string} file
 * @param {Record<string, unknown>} details shown to a second process that tries to start
 * @throws {AlreadyRunning}
 */
export function takeLock(file, details) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const content = JSON.stringify({ pid: process.pid, since: new Date().toISOString(), ...details });
  let abandoned = false;
  for (;;) {
    try {
      fs.writeFileSync(file, content, { flag: 'wx' }); // of two that start together, one fails here
      return { abandoned, release: () => fs.rmSync(file, { force: true }) };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = read(file);
    if (holder && isSupervisor(holder.pid)) throw new AlreadyRunning(holder);
    abandoned = true;
    fs.rmSync(file, { force: true });
  }
}

function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined; // written half by a run that was killed
  }
}

/** After a restart of the machine the id may belong to anything. */
function isSupervisor(pid) {
  const { alive, command } = processState(pid);
  return pid !== process.pid && alive && command.includes('start.mjs');
}
