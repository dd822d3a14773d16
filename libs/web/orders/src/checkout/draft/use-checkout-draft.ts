import { useAddress, useRequestedUnit } from '@smachot/web-platform';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useLoadedDraft } from './use-loaded-draft';
import { useSavedDraft } from './use-saved-draft';

/** Remembers the open draft on the way to the menu and back, while the page lives. Its content is on the server. */
const open = { unit: '', draftId: '' };

/**
 * The draft's id in the address. The server may answer after or while the page is left: an address written then would undo the
 * navigation to the next page.
 */
const useDraftInAddress = () => {
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
  const setAddress = (draftId: string) => {
    if (here.current && !leaving.current) write(draftId);
  };
  return [inAddress, setAddress] as const;
};

/** The draft of this page's checkout: in memory while the page lives, on the server beyond that, found by the address. */
export const useCheckoutDraft = (partner: string) => {
  const [inAddress, setAddress] = useDraftInAddress();
  const inMemory = useRequestedUnit();
  const requested = inMemory?.partnerUsername === partner ? inMemory : null;
  const [start] = useState(() =>
    inAddress || !requested || open.unit !== requested.pricingUnitId ? inAddress : open.draftId,
  );
  const loaded = useLoadedDraft(partner, start, requested);
  const unit = requested?.pricingUnitId ?? '';
  const { id, save, end } = useSavedDraft(start || null, (draftId) => {
    Object.assign(open, { unit, draftId });
    setAddress(draftId);
  });
  const first = useRef(start && !inAddress ? () => setAddress(start) : null);
  useEffect(() => first.current?.(), []);
  return {
    ...loaded,
    requested,
    idOf: () => id.current,
    save,
    end: () => {
      Object.assign(open, { unit: '', draftId: '' });
      // its id stays in the address, where the checkout's counts: a write now could undo the navigation to the order
      return end();
    },
  };
};

export type CheckoutDraftState = ReturnType<typeof useCheckoutDraft>;
