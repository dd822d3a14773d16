import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dist } from '../stack/paths.mjs';

const STACK_MS = 5_000;

/** Where runners note what they run now: a file for each test, jest's by its process. */
export const openFolder = path.join(dist, 'test', 'open');

export function emptyOpenFolder() {
  fs.rmSync(openFolder, { recursive: true, force: true });
  fs.mkdirSync(openFolder, { recursive: true });
}

/**
 * The tests that have begun and not ended; with a spec of jest where its process is.
 * @param {string} [folder]
 * @returns {Promise<string[]>} a text for each
 */
export function openTests(folder = openFolder) {
  if (!fs.existsSync(folder)) return Promise.resolve([]);
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Promise.all(
    names.flatMap((name) => {
      const note = read(path.join(folder, name));
      if (!note) return [];
      const pid = /^\d+(?=\.json$)/.exec(name)?.[0];
      return [withPlace(note, pid && whereItIs(folder, pid))];
    }),
  );
}

async function withPlace({ test, since }, place) {
  const told = `✖ still open after ${Math.round((Date.now() - since) / 1000)} s: ${test}`;
  return place ? `${told}\n${await place}` : told;
}

function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    // it is being written, or has just ended
    return undefined;
  }
}

/** The stack of the process's main thread, told by the thread beside it: jest/stack-teller.cjs. */
async function whereItIs(folder, pid) {
  const stack = path.join(folder, `${pid}.stack`);
  fs.writeFileSync(path.join(folder, `${pid}.ask`), '');
  for (const end = Date.now() + STACK_MS; Date.now() < end; await sleep(200))
    if (fs.existsSync(stack)) return fs.readFileSync(stack, 'utf8');
  return '    where it is could not be told';
}
