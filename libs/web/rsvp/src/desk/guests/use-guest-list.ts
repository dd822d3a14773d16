import type { EventId } from '@smachot/contracts';
import { useCallback, useMemo, useRef } from 'react';
import { useAppDispatch } from '@smachot/web-platform';
import { useGuestsInfiniteQuery, type GuestList } from './guests-api';
import { pagesInSight, refreshPages, rowsOf } from './guest-cache';
import type { GuestFilter } from '../filters/filters';

/** The guests of the table, page by page, with a function that reads the visible pages again. */
export const useGuestList = (eventId: EventId, filter: GuestFilter) => {
  const filterKey = JSON.stringify(filter);
  // the filter is read from the address anew on each render: its words decide whether it is the same
  const list = useMemo<GuestList>(
    () => ({ eventId, filter: JSON.parse(filterKey) as GuestFilter }),
    [eventId, filterKey],
  );
  const query = useGuestsInfiniteQuery(list, { refetchOnMountOrArgChange: true });
  // while another filter's guests are being read, those of the one before are shown
  const ofBefore = query.data !== undefined && query.currentData === undefined;
  const dispatch = useAppDispatch();
  const pages = query.data?.pages;
  const rows = useMemo(() => rowsOf(pages ?? []), [pages]);
  const sight = useRef({ first: 0, last: 0 });
  const inSight = useCallback((first: number, last: number) => {
    sight.current = { first, last };
  }, []);
  const refresh = useCallback(
    () => dispatch(refreshPages(list, pagesInSight(pages ?? [], sight.current.first, sight.current.last))),
    [dispatch, list, pages],
  );
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  /** Reads the pages that were not read yet; answers why one could not be. */
  const readAll = async (): Promise<unknown> => {
    let last = pages?.at(-1);
    while (last?.nextCursor) {
      const { data, error } = await fetchNextPage();
      if (error) return error;
      last = data?.pages.at(-1);
    }
    return undefined;
  };
  return { query, rows, more, readAll, ofBefore, hasMore: hasNextPage || ofBefore, inSight, refresh };
};
export type GuestListState = ReturnType<typeof useGuestList>;
