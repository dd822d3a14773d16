import {
  createCheckoutDraft,
  deleteCheckoutDraft,
  readCheckoutDraft,
  replaceCheckoutDraft,
  type ArgumentsOf,
  type CheckoutDraft,
} from '@smachot/contracts';
import {
  fetchCall,
  problemOf,
  useAddress,
  useRequestedUnit,
  useRequestUnit,
  useStoredEvent,
  useStoreEvent,
  type RequestedUnit,
} from '@smachot/web-platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

export type DraftForm = ArgumentsOf<typeof createCheckoutDraft>['body'];

/** Remembers the open draft on the way to the menu and back, while the page lives. Its content is on the server. */
const open = { unit: '', draftId: '' };

type Loaded = { status: 'loading' | 'ready' | 'failed'; draft: CheckoutDraft | null; error: unknown };

/** Loads the draft named in the address, and restores the values that are no longer in memory. */
const useLoaded = (partner: string, id: string, requested: RequestedUnit | null) => {
  const [loaded, setLoaded] = useState<Loaded>({
    status: id ? 'loading' : 'ready',
    draft: null,
    error: null,
  });
  const request = useRequestUnit();
  const stored = useStoredEvent();
  const storeEvent = useStoreEvent();
  const restore = (draft: CheckoutDraft) => {
    const { pricingUnitId, partnerUsername, pricingUnitRequest, eventInfo } = draft;
    if (partnerUsername !== partner) return setLoaded({ status: 'ready', draft: null, error: null });
    if (requested?.pricingUnitId !== pricingUnitId)
      request({ pricingUnitId, partnerUsername, request: pricingUnitRequest });
    const nothingSaid = stored.datetime === null && stored.participants === null && stored.location === null;
    if (nothingSaid) storeEvent(eventInfo);
    setLoaded({ status: 'ready', draft, error: null });
  };
  const read = () => {
    setLoaded({ status: 'loading', draft: null, error: null });
    fetchCall(readCheckoutDraft, { params: { draftId: id } }).then(restore, (error: unknown) => {
      // an order whose content is in memory does not need the draft
      const over = problemOf(error).status === 404 || requested !== null;
      setLoaded({ status: over ? 'ready' : 'failed', draft: null, error });
    });
  };
  // loads only the draft that the page was opened with; a draft it creates itself is known
  const first = useRef(id ? read : null);
  useEffect(() => first.current?.(), []);
  return { ...loaded, read };
};

const SAVE_MS = 500;

/** Saves the reviewed order after a pause (debounced), and at once when the page is left. */
const useSaved = (initial: string | null, onCreated: (draftId: string) => void) => {
  const id = useRef(initial);
  const wanted = useRef<DraftForm | null>(null);
  const saved = useRef('');
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const created = useRef(onCreated);
  useEffect(() => {
    created.current = onCreated;
  });
  const write = useCallback(async () => {
    const body = wanted.current;
    if (!body || JSON.stringify(body) === saved.current) return;
    const text = JSON.stringify(body);
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
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(write);
  }, [write]);
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
    queue.current = queue.current.then(async () => {
      const draftId = id.current;
      id.current = null;
      if (draftId) await fetchCall(deleteCheckoutDraft, { params: { draftId } }).catch(() => undefined);
    });
    return queue.current;
  }, []);
  return { id, save, end };
};

/** The draft of this page's checkout: in memory while the page lives, on the server beyond that, found by the address. */
export const useCheckoutDraft = (partner: string) => {
  const [inAddress, write] = useAddress('c', '');
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const leaving = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    leaving.current = state !== 'idle';
  }, [state]);
  /** The server may answer after or while the page is left: a written address would undo the navigation to the next page. */
  const setAddress = (draftId: string) => {
    if (here.current && !leaving.current) write(draftId);
  };
  const kept = useRequestedUnit();
  const requested = kept?.partnerUsername === partner ? kept : null;
  const [start] = useState(() =>
    inAddress || !requested || open.unit !== requested.pricingUnitId ? inAddress : open.draftId,
  );
  const loaded = useLoaded(partner, start, requested);
  const unit = requested?.pricingUnitId ?? '';
  const saving = useSaved(start || null, (draftId) => {
    Object.assign(open, { unit, draftId });
    setAddress(draftId);
  });
  const first = useRef(start && !inAddress ? () => setAddress(start) : null);
  useEffect(() => first.current?.(), []);
  const { end } = saving;
  return {
    ...loaded,
    requested,
    idOf: () => saving.id.current,
    save: saving.save,
    end: () => {
      Object.assign(open, { unit: '', draftId: '' });
      // its id stays in the address, where the checkout's counts: a write now could undo the navigation to the order
      return end();
    },
  };
};

export type CheckoutDraftState = ReturnType<typeof useCheckoutDraft>;
