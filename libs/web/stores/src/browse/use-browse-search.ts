import { now, useAddressParams, useStoredEvent, useStoreEvent } from '@smachot/web-platform';
import { useEffect, useRef } from 'react';
import { eventOf, noEvent, sameEvent, type EventInfo } from '../event-info/event-info';
import { readSearch, saysEvent, writeSearch, type BrowseSearch } from './browse-search';

/** `push`: "back" undoes it. `close`: closes the dialog it came from. */
export type ChangeSearch = (patch: Partial<BrowseSearch>, how?: { push?: boolean; close?: boolean }) => void;
const DIALOGS = ['ask', 'filters'];

const upcoming = (datetime: string | null) => (datetime && new Date(datetime) > now() ? datetime : null);

/**
 * The search in the address bar, and its setters. Its event is also stored on this device: an address without an event takes
 * the stored one, and an address with one replaces it.
 */
export const useBrowseSearch = () => {
  const [params, setParams] = useAddressParams();
  const stored = useStoredEvent();
  const store = useStoreEvent();
  const search = readSearch(params);
  const said = saysEvent(params);
  const kept = { ...eventOf(stored), datetime: upcoming(stored.datetime) };
  const takeUp = !said && !sameEvent(kept, noEvent);
  const shown: BrowseSearch = takeUp ? { ...search, ...kept } : search;
  const keep = said && !sameEvent(eventOf(search), eventOf(stored));

  /** The stored event is empty already, and the address says the earlier one until its navigation is over. */
  const emptied = useRef(false);
  useEffect(() => {
    if (!said) emptied.current = false;
    if (takeUp)
      setParams((before) => writeSearch(shown, before), { replace: true, preventScrollReset: true });
    // an event that differs from the invitation's own is no longer linked to the invitation
    else if (keep && !emptied.current) store({ ...eventOf(search), eventId: null });
  });

  const change: ChangeSearch = (patch, { push, close } = {}) =>
    setParams(
      (before) => {
        const next = writeSearch({ ...readSearch(before), ...patch }, before);
        // otherwise the stored event would be restored in place of an empty one
        if (saysEvent(before) && !saysEvent(next)) {
          emptied.current = true;
          store({ ...noEvent, eventId: null });
        }
        if (close) for (const name of DIALOGS) next.delete(name);
        return next;
      },
      { replace: !push, preventScrollReset: true },
    );
  const saveEvent = (info: EventInfo) => change(info, { close: true });
  return { search: shown, change, saveEvent, linkedEventId: stored.eventId };
};
