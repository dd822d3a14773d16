import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks until there is an answer other than undefined.
 * @template T
 * @param {string} what
 * @param {() => Promise<T | undefined>} look
 * @param {{ everyMs?: number, withinMs?: number }} [pace]
 * @returns {Promise<T>}
 */
export async function until(what, look, { everyMs = 50, withinMs = 90_000 } = {}) {
  for (const deadline = Date.now() + withinMs; ; await sleep(everyMs)) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${withinMs / 1000} s`);
  }
}
