import { isId } from '@smachot/kernel';
import { useSyncExternalStore } from 'react';
import { safeStorage } from './safe-storage';

/** What a page that is rendered by the server knows of this browser. */
const NONE: readonly string[] = [];

const parse = (text: string | null, most: number): string[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return [];
    const ids = value.filter((id): id is string => typeof id === 'string' && isId(id));
    return [...new Set(ids)].slice(0, most);
  } catch {
    // Another program's value under our key.
    return [];
  }
};

/** Ids stored under a key of this browser, the last added first; shared by all its tabs. A full list accepts no more. */
export const browserList = (key: string, most: number) => {
  const listeners = new Set<() => void>();
  let seen: { text: string | null; ids: readonly string[] } = { text: null, ids: [] };
  const write = (ids: readonly string[]): void => {
    if (ids.length) safeStorage.write(key, JSON.stringify(ids));
    else safeStorage.remove(key);
    for (const listener of listeners) listener();
  };
  /** The same array for the same ids, also after another tab has written. */
  const ids = (): readonly string[] => {
    const text = safeStorage.read(key);
    if (text !== seen.text) seen = { text, ids: parse(text, most) };
    return seen.ids;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    globalThis.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      globalThis.removeEventListener('storage', listener);
    };
  };
  return {
    ids,
    isFull: (): boolean => ids().length >= most,
    add(id: string): void {
      if (!ids().includes(id) && ids().length < most) write([id, ...ids()]);
    },
    /** Another tab may have added some meanwhile: only these go. */
    remove(gone: readonly string[]): void {
      write(ids().filter((one) => !gone.includes(one)));
    },
    forget: (): void => write([]),
    subscribe,
  };
};
export type BrowserList = ReturnType<typeof browserList>;

export const useBrowserList = (list: BrowserList): readonly string[] =>
  useSyncExternalStore(list.subscribe, list.ids, () => NONE);
