import { DAY_MS } from '@smachot/kernel';
import { sessionView } from '../session/session';

const DAYS_30 = 30 * DAY_MS;
type Kept = { at: number; files: readonly File[] };

const DATABASE = 'drafts';
const open = async () => {
  const { clear, createStore, del, get, set } = await import('idb-keyval');
  const store = createStore(DATABASE, 'files');
  return {
    get: (address: string) => get<Kept>(address, store),
    set: (address: string, kept: Kept) => set(address, kept, store),
    del: (address: string) => del(address, store),
    clear: () => clear(store),
  };
};
/** Opened on the first access to files: a visitor's first page does not need the database. */
let opened: ReturnType<typeof open> | undefined;
const database = () => (opened ??= open());
const addressOf = (key: string): string => `${sessionView().user?.id ?? 'visitor'}:${key}`;

/** Where storage is unavailable (private windows, a full disk) a draft goes on without its files. */
const quietly = async <T>(act: () => Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await act();
  } catch {
    return otherwise;
  }
};

/**
 * Files chosen for an object that does not exist yet, kept on this device per person beside the draft of the typed values
 * (`useDraft`): they survive a reload and a closed tab, and are gone after `forget`, a sign-out by hand, or 30 days.
 */
export const draftFiles = {
  keep: (key: string, files: readonly File[]): Promise<void> =>
    quietly(async () => {
      const kept = await database();
      if (files.length > 0) await kept.set(addressOf(key), { at: Date.now(), files });
      else await kept.del(addressOf(key));
    }, undefined),
  read: (key: string): Promise<readonly File[]> =>
    quietly(async () => {
      const kept = await (await database()).get(addressOf(key));
      return kept && Date.now() - kept.at < DAYS_30 ? kept.files : [];
    }, []),
  forget: (key: string): Promise<void> =>
    quietly(async () => (await database()).del(addressOf(key)), undefined),
  /** At sign-out: the next person at this device finds no picture of this one. */
  forgetAll: (): Promise<void> =>
    quietly(async () => {
      // If this page has not opened it, the database is deleted without loading the code for it.
      if (opened) await (await opened).clear();
      else indexedDB.deleteDatabase(DATABASE);
    }, undefined),
};
