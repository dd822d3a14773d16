import {
  createCheckoutDraft,
  deleteCheckoutDraft,
  replaceCheckoutDraft,
  type ArgumentsOf,
} from '@smachot/contracts';
import { fetchCall, problemOf } from '@smachot/web-platform';
import { useCallback, useEffect, useRef } from 'react';

export type DraftForm = ArgumentsOf<typeof createCheckoutDraft>['body'];

/** The draft on the server: the first write creates it, the following ones replace it. */
const useDraftRecord = (initial: string | null, onCreated: (draftId: string) => void) => {
  const id = useRef(initial);
  const saved = useRef('');
  const created = useRef(onCreated);
  useEffect(() => {
    created.current = onCreated;
  });
  const write = useCallback(async (body: DraftForm) => {
    const text = JSON.stringify(body);
    if (text === saved.current) return;
    const create = async () => {
      const { draftId } = await fetchCall(createCheckoutDraft, { body });
      id.current = draftId;
      created.current(draftId);
    };
    try {
      if (id.current === null) await create();
      else
        await fetchCall(replaceCheckoutDraft, { params: { draftId: id.current }, body }).catch(
          (error: unknown) => {
            if (problemOf(error).status === 404) return create();
            throw error;
          },
        );
      saved.current = text;
    } catch {
      // the next change retries; until then the page holds all values
    }
  }, []);
  const remove = useCallback(async () => {
    const draftId = id.current;
    id.current = null;
    if (draftId) await fetchCall(deleteCheckoutDraft, { params: { draftId } }).catch(() => undefined);
  }, []);
  return { id, write, remove };
};

/** Calls `flush` when the page is hidden or left, and when the component goes. */
const useFlushOnLeave = (flush: () => void) =>
  useEffect(() => {
    const leaving = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', leaving);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', leaving);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

const SAVE_MS = 500;

/** Saves the reviewed order after a pause (debounced), and at once when the page is left. */
export const useSavedDraft = (initial: string | null, onCreated: (draftId: string) => void) => {
  const { id, write, remove } = useDraftRecord(initial, onCreated);
  const wanted = useRef<DraftForm | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(() => (wanted.current ? write(wanted.current) : undefined));
  }, [write]);
  useFlushOnLeave(flush);
  const save = useCallback(
    (form: DraftForm) => {
      wanted.current = form;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, SAVE_MS);
    },
    [flush],
  );
  /** The draft has become an order. */
  const end = useCallback(() => {
    clearTimeout(timer.current);
    wanted.current = null;
    queue.current = queue.current.then(remove);
    return queue.current;
  }, [remove]);
  return { id, save, end };
};
