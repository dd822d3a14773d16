import { readCheckoutDraft, type CheckoutDraft } from '@smachot/contracts';
import {
  fetchCall,
  problemOf,
  useRequestUnit,
  useStoredEvent,
  useStoreEvent,
  type RequestedUnit,
} from '@smachot/web-platform';
import { useEffect, useRef, useState } from 'react';

type Loaded = { status: 'loading' | 'ready' | 'failed'; draft: CheckoutDraft | null; error: unknown };

/** Loads the draft named in the address, and restores the values that are no longer in memory. */
export const useLoadedDraft = (partner: string, id: string, requested: RequestedUnit | null) => {
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
    const isEventEmpty = stored.datetime === null && stored.participants === null && stored.location === null;
    if (isEventEmpty) storeEvent(eventInfo);
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
