import { setFlagsFromString } from 'node:v8';

/**
 * Young garbage is collected by the thread that made it: with few cores, waking helpers for a few megabytes costs more than
 * they save. Beside it the processes are started with more room for it (`--max-semi-space-size`), which can only be said at
 * the start: a page of browse took a tenth to a fifth less of the api's CPU with both.
 */
export const collectWithoutHelpers = (): void => setFlagsFromString('--no-parallel-scavenge');
