import {
  addFavourite,
  favouriteIds,
  mergeFavourites,
  removeFavourite,
  type StoreId,
} from '@smachot/contracts';
import { useCallback, useEffect, useRef } from 'react';
import { useBrowserList } from '../browser-list';
import { api } from '../calls/api';
import { endpointsOf } from '../calls/endpoints';
import { fetchCall } from '../calls/fetch-call';
import { useUser } from '../session/use-session';
import { useAppDispatch } from '../store';
import { browserFavourites } from './browser-favourites';

const favouritesApi = api.injectEndpoints({
  endpoints: (b) => ({ favouriteIds: endpointsOf(b).read(favouriteIds, [{ type: 'Favourite', id: 'ids' }]) }),
});
const { updateQueryData, upsertQueryData, invalidateTags } = favouritesApi.util;

/** Why a store was not kept: the browser's list is full, or the error of the call. */
export type FavouriteFailure = 'browser_full' | { error: unknown };

/** One call after the other, so that keeping and letting go of one store arrive in the order they were pressed. */
let queue: Promise<unknown> = Promise.resolve();
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const next = queue.then(work, work);
  queue = next.catch(() => undefined);
  return next;
};

/** Changes the ids on the screen at once, and again when the server has agreed: they may have arrived between. */
const usePatch = () => {
  const dispatch = useAppDispatch();
  return (id: StoreId, kept: boolean) =>
    dispatch(
      updateQueryData('favouriteIds', undefined, (draft) => {
        draft.partnerIds = [...(kept ? [id] : []), ...draft.partnerIds.filter((one) => one !== id)];
      }),
    );
};

/** The favourite stores: in the account, or in this browser before sign-in. The newest first. */
export const useFavourites = () => {
  const dispatch = useAppDispatch();
  const user = useUser();
  const patch = usePatch();
  const here = useBrowserList(browserFavourites);
  const { data } = favouritesApi.useFavouriteIdsQuery(undefined, { skip: !user });
  // A visitor's favourites count while they are being merged into the account.
  const ids = user ? [...new Set([...here, ...(data?.partnerIds ?? [])])] : here;

  const change = async (id: StoreId, kept: boolean): Promise<FavouriteFailure | null> => {
    if (!user && kept && browserFavourites.isFull()) return 'browser_full';
    if (!kept) browserFavourites.remove([id]);
    else if (!user) browserFavourites.add(id);
    if (!user) return null;
    patch(id, kept);
    try {
      await inTurn(() => fetchCall(kept ? addFavourite : removeFavourite, { params: { storeId: id } }));
      patch(id, kept);
      return null;
    } catch (error) {
      dispatch(invalidateTags([{ type: 'Favourite', id: 'ids' }]));
      return { error };
    } finally {
      dispatch(invalidateTags([{ type: 'Favourite', id: 'list' }]));
    }
  };
  return { ids, ready: !user || data !== undefined, change };
};

let merging = false;

/** Merges the browser's favourites into the account at sign-in. A failed merge is retried on the next page. */
export const useMergedFavourites = (onLeftOut: (count: number) => void): void => {
  const dispatch = useAppDispatch();
  const userId = useUser()?.id ?? null;
  const waiting = useBrowserList(browserFavourites).length > 0;
  const tell = useRef(onLeftOut);
  useEffect(() => {
    tell.current = onLeftOut;
  });
  const merge = useCallback(async () => {
    if (merging) return;
    merging = true;
    try {
      const leftOut = await inTurn(async () => {
        const given = [...browserFavourites.ids()];
        const merged = await fetchCall(mergeFavourites, { body: { partnerIds: given } });
        await dispatch(upsertQueryData('favouriteIds', undefined, { partnerIds: merged.partnerIds }));
        browserFavourites.remove(given);
        return merged.leftOut;
      });
      if (leftOut > 0) tell.current(leftOut);
    } catch {
      // they stay in the browser, and on the screen
    } finally {
      merging = false;
      dispatch(invalidateTags(['Favourite']));
    }
  }, [dispatch]);
  useEffect(() => {
    if (userId !== null && waiting) void merge();
  }, [userId, waiting, merge]);
};
