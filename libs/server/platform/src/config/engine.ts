import { setFlagsFromString } from 'node:v8';

/**
 * Lets young garbage be collected by the thread that made it: with few cores, waking helpers for a few megabytes costs more
 * than they save. The processes are also started with more room for it (`--max-semi-space-size`), which can only be set at
 * the start: a page of browse took a tenth to a fifth less of the api's CPU with both.
 */
export const collectWithoutHelpers = (): void => setFlagsFromString('--no-parallel-scavenge');
