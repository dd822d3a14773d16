import { type EventId, listRsvps, type Rsvp, type RsvpId } from '@smachot/contracts';
import { fetchCall, type RootState, type Store } from '@smachot/web-platform';
import { guestPageArg, guestsApi, type GuestList, type GuestPage } from './guests-api';

type Dispatch = Store['dispatch'];
type GetState = Store['getState'];
type ApiState = Parameters<ReturnType<typeof guestsApi.endpoints.guests.select>>[0];
type Thunk<T> = (dispatch: Dispatch, getState: GetState) => T;
type Change = (guest: Rsvp) => Rsvp | null;

/** The one base api's state; the store's type does not know the tags features add. */
export const apiState = (state: Pick<RootState, 'api'>): ApiState => state;

const listsOf = (state: RootState, eventId: EventId): GuestList[] =>
  guestsApi.util
    .selectCachedArgsForQuery(apiState(state), 'guests')
    .filter((list) => list.eventId === eventId);

/** Rows of a page with the change applied; the very same page when it has none of the guests. */
export const changedPage = (page: GuestPage, ids: ReadonlySet<RsvpId>, change: Change): GuestPage => {
  if (!page.rsvps.some((guest) => ids.has(guest._id))) return page;
  const rsvps = page.rsvps.flatMap((guest) => (ids.has(guest._id) ? (change(guest) ?? []) : guest));
  return { ...page, rsvps };
};

/**
 * Changes guests in every list of the event that is in memory, whatever it is filtered by: a change of one cell must
 * not read a thousand rows again. `null` takes a guest out. Gives the way back.
 */
export const patchGuests =
  (eventId: EventId, ids: Iterable<RsvpId>, change: Change): Thunk<() => void> =>
  (dispatch, getState) => {
    const wanted = new Set(ids);
    const patches = listsOf(getState(), eventId).map((list) =>
      dispatch(
        guestsApi.util.updateQueryData('guests', list, (kept) => {
          kept.pages = kept.pages.map((page) => changedPage(page, wanted, change));
        }),
      ),
    );
    return () => patches.forEach((patch) => patch.undo());
  };

/** Whether the end of a page has moved: the pages after it would repeat or miss a guest. */
const endMoved = (before: GuestPage, after: GuestPage) => before.nextCursor !== after.nextCursor;

/**
 * Reads the visible pages again and replaces them; all pages are read again only when guests have moved across a page's end.
 * During a campaign hints arrive every second, and a list may be fifty pages long.
 */
export const refreshPages =
  (list: GuestList, indexes: readonly number[]): Thunk<Promise<void>> =>
  async (dispatch, getState) => {
    const kept = guestsApi.endpoints.guests.select(list)(apiState(getState())).data;
    if (!kept) return;
    const fresh = await Promise.all(
      indexes
        .filter((index) => index in kept.pages)
        .map(async (index) => ({
          index,
          page: await fetchCall(listRsvps, guestPageArg(list, kept.pageParams[index] ?? null)),
        })),
    );
    if (fresh.some(({ index, page }) => endMoved(kept.pages[index]!, page))) {
      dispatch(guestsApi.util.invalidateTags([{ type: 'Guests', id: list.eventId }]));
      return;
    }
    dispatch(
      guestsApi.util.updateQueryData('guests', list, (now) => {
        for (const { index, page } of fresh) if (index in now.pages) now.pages[index] = page;
      }),
    );
  };

/** One row per guest: while pages are being read again, a guest may be in two of them. */
export const rowsOf = (pages: readonly GuestPage[]): Rsvp[] => {
  const seen = new Set<string>();
  return pages.flatMap(({ rsvps }) => rsvps.filter(({ _id }) => !seen.has(_id) && seen.add(_id)));
};

/** Which pages the rows from `first` to `last` are on. */
export const pagesInSight = (pages: readonly GuestPage[], first: number, last: number): number[] => {
  const found: number[] = [];
  let start = 0;
  pages.forEach((page, index) => {
    const end = start + page.rsvps.length;
    if (start <= last && end > first) found.push(index);
    start = end;
  });
  return found;
};
