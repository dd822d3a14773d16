import { now, useStoredEvent, useStoreEvent } from '@smachot/web-platform';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import {
  eventOf,
  noEvent,
  readSearch,
  sameEvent,
  saysEvent,
  writeSearch,
  type BrowseSearch,
} from './browse-search';

const upcoming = (datetime: string | null) => (datetime && new Date(datetime) > now() ? datetime : null);

/**
 * The search of the address bar, and how to change it. The event somebody speaks of is also kept: an address without one takes
 * up the kept one, an address with one becomes it.
 */
export const useBrowseSearch = () => {
  const [params, setParams] = useSearchParams();
  const stored = useStoredEvent();
  const store = useStoreEvent();
  const search = readSearch(params);
  const said = saysEvent(params);
  const kept = { ...eventOf(stored), datetime: upcoming(stored.datetime) };
  const takeUp = !said && !sameEvent(kept, noEvent);
  const shown: BrowseSearch = takeUp ? { ...search, ...kept } : search;
  const keep = said && !sameEvent(eventOf(search), eventOf(stored));

  useEffect(() => {
    if (takeUp) setParams((before) => writeSearch(shown, before), { replace: true, preventScrollReset: true });
    // another event than the invitation's own is no longer that invitation
    else if (keep) store({ ...eventOf(search), eventId: null });
  });

  const change = useCallback(
    (patch: Partial<BrowseSearch>, how: { push?: boolean } = {}) =>
      setParams((before) => writeSearch({ ...readSearch(before), ...patch }, before), {
        replace: !how.push,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const forgetEvent = () => {
    store({ ...noEvent, eventId: null });
    change(noEvent, { push: true });
  };
  return { search: shown, change, forgetEvent, linkedEventId: stored.eventId };
};
