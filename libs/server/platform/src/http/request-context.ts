import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { AdminAct } from './access/admin-act';

const storage = new AsyncLocalStorage<{ requestId: string; act?: AdminAct }>();

export const requestId = (): string | undefined => storage.getStore()?.requestId;
export const withRequestId = <T>(id: string, work: () => T): T => storage.run({ requestId: id }, work);

/** The act of a super admin that this request does; undefined outside of one. */
export const currentAct = (): AdminAct | undefined => storage.getStore()?.act;
export const withAct = <T>(act: AdminAct, work: () => T): T =>
  storage.run({ requestId: requestId() ?? randomUUID(), act }, work);

/** Takes the request id of a proxy if it is harmless, else creates one. */
export const chooseRequestId = (given: string | undefined): string =>
  given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
