import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const storage = new AsyncLocalStorage<{ requestId: string }>();

export const requestId = (): string | undefined => storage.getStore()?.requestId;
export const withRequestId = <T>(id: string, work: () => T): T => storage.run({ requestId: id }, work);

/** Takes the request id of a proxy if it is harmless, else creates one. */
export const chooseRequestId = (given: string | undefined): string =>
  given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
