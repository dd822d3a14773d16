import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval';
import { sessionView } from '../session/use-session';

const DAYS_30 = 30 * 24 * 60 * 60 * 1000;
type Kept = { at: number; files: readonly File[] };

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('drafts', 'files'));
const addressOf = (key: string): string => `${sessionView().user?.id ?? 'visitor'}:${key}`;

/** Where nothing may be kept (private windows, a full disk) a draft goes on without its files. */
const quietly = async <T>(act: () => Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await act();
  } catch {
    return otherwise;
  }
};

/**
 * Files chosen for something that is not there yet, kept on this device per person beside the draft of what was typed
 * (`useDraft`): they survive a reload and a closed tab, and are gone after `forget`, a sign-out by hand, or 30 days.
 */
export const draftFiles = {
  keep: (key: string, files: readonly File[]): Promise<void> =>
    quietly(
      () =>
        files.length > 0
          ? set(addressOf(key), { at: Date.now(), files } satisfies Kept, store())
          : del(addressOf(key), store()),
      undefined,
    ),
  read: (key: string): Promise<readonly File[]> =>
    quietly(async () => {
      const kept = await get<Kept>(addressOf(key), store());
      return kept && Date.now() - kept.at < DAYS_30 ? kept.files : [];
    }, []),
  forget: (key: string): Promise<void> => quietly(() => del(addressOf(key), store()), undefined),
  /** At sign-out: the next person at this device finds no picture of this one. */
  forgetAll: (): Promise<void> => quietly(() => clear(store()), undefined),
};
