import { DAY_MS } from '@smachot/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { safeStorage } from '../safe-storage';
import { sessionView } from '../session/session';
import { draftFiles } from './draft-files';

const PREFIX = 'draft:';
const DAYS_30 = 30 * DAY_MS;
const WRITE_AFTER_MS = 300;

/** Counts sign-outs: a screen that is unmounting must not write a draft again that was just forgotten. */
let signOuts = 0;

const owner = () => sessionView().user?.id ?? 'visitor';

const readDraft = <T>(address: string): T | null => {
  try {
    const saved = JSON.parse(safeStorage.read(address) ?? 'null') as { at: number; value: T } | null;
    return saved && Date.now() - saved.at < DAYS_30 ? saved.value : null;
  } catch {
    return null;
  }
};

/** Moves a visitor's draft to the person who signs in. */
const adoptVisitors = (address: string, key: string): void => {
  const typed = safeStorage.read(`${PREFIX}visitor:${key}`);
  if (typed === null || address === `${PREFIX}visitor:${key}`) return;
  safeStorage.remove(`${PREFIX}visitor:${key}`);
  safeStorage.write(address, typed);
};

/** Writes the latest value shortly after the typing stops, and at once when the page is left. */
const useDebouncedWrite = <T>(address: string | null) => {
  const [mountedIn] = useState(() => signOuts);
  const pending = useRef<{ value: T; timer: ReturnType<typeof setTimeout> } | null>(null);
  const cancel = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
  }, []);
  const flush = useCallback(() => {
    const last = pending.current;
    cancel();
    if (last && address !== null && mountedIn === signOuts)
      safeStorage.write(address, JSON.stringify({ at: Date.now(), value: last.value }));
  }, [address, mountedIn, cancel]);
  const write = useCallback(
    (value: T) => {
      cancel();
      pending.current = { value, timer: setTimeout(flush, WRITE_AFTER_MS) };
    },
    [flush, cancel],
  );
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return { write, cancel };
};

/**
 * A draft of typed values, kept on this device per person: survives reload, a closed tab and the expiry of the session. Gone
 * after `clear()` (the form was sent), a sign-out by hand, or 30 days. Values must survive JSON. `fromVisitor`: a visitor's draft
 * goes on after signing in. `key` null: nothing is kept.
 */
export const useDraft = <T>(
  key: string | null,
  initial: T,
  { fromVisitor = false } = {},
): [value: T, set: (value: T) => void, clear: () => void, restored: boolean] => {
  // whoever began to type: the session may end meanwhile
  const [whose] = useState(owner);
  const address = key === null ? null : `${PREFIX}${whose}:${key}`;
  const [saved] = useState(() => {
    if (key === null || address === null) return null;
    if (fromVisitor) adoptVisitors(address, key);
    return readDraft<T>(address);
  });
  const [value, setValue] = useState<T>(saved ?? initial);
  const { write, cancel } = useDebouncedWrite<T>(address);
  const set = useCallback(
    (next: T) => {
      setValue(next);
      write(next);
    },
    [write],
  );
  const clear = useCallback(() => {
    cancel();
    if (address !== null) safeStorage.remove(address);
  }, [address, cancel]);
  return [value, set, clear, saved !== null];
};

/** Deletes all drafts at sign-out: the next person at this device must not see them. */
export const forgetDrafts = (): void => {
  signOuts += 1;
  for (const key of safeStorage.keys()) if (key.startsWith(PREFIX)) safeStorage.remove(key);
  void draftFiles.forgetAll();
};
