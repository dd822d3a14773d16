import * as z from 'zod/mini';
import { call } from '../call';
import { StoreId } from '../ids';

/** The maximum number of favourite stores per account. */
export const MOST_FAVOURITES = 200;
/** The maximum number of cards read in one call, and of favourites a browser stores before sign-in. */
export const MOST_CARDS = 50;

const FavouriteParams = z.object({ storeId: StoreId });

/** Ids of the favourites, loaded beside public lists of stores, which are the same for all callers. */
export const favouriteIds = call({
  id: 'stores.favouriteIds',
  method: 'GET',
  path: '/v1/me/favourites/ids',
  access: 'user',
  answer: z.object({ partnerIds: z.array(StoreId) }),
});
export const addFavourite = call({
  id: 'stores.addFavourite',
  method: 'PUT',
  path: '/v1/me/favourites/:storeId',
  access: 'user',
  params: FavouriteParams,
  status: 204,
});
export const removeFavourite = call({
  id: 'stores.removeFavourite',
  method: 'DELETE',
  path: '/v1/me/favourites/:storeId',
  access: 'user',
  params: FavouriteParams,
  status: 204,
});
/**
 * Adds the favourites a browser stored before sign-in, the latest first; the account's own favourites stay. Unknown and hidden
 * stores are skipped. `leftOut`: the number that exceeded the limit.
 */
export const mergeFavourites = call({
  id: 'stores.mergeFavourites',
  method: 'POST',
  path: '/v1/me/favourites',
  access: 'user',
  body: z.object({ partnerIds: z.array(StoreId).check(z.maxLength(MOST_FAVOURITES)) }),
  answer: z.object({ partnerIds: z.array(StoreId), leftOut: z.number() }),
});
