import * as z from 'zod/mini';
import { StoreCard } from './browse';
import { call } from '../call';
import { Cursor, PageSize } from '../primitives';
import { StoreId } from '../ids';

/** The maximum number of favourite stores per account. */
export const MOST_FAVOURITES = 200;
/** The maximum number of cards read in one call, and of favourites a browser stores before sign-in. */
export const MOST_CARDS = 50;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const FavouriteParams = z.object({ storeId: StoreId });

/** A favourite store; `store` is null while it is not public (closed, or withdrawn by its owner). */
export const Favourite = z.object({
  partnerId: StoreId,
  businessName: z.string(),
  store: z.nullable(StoreCard),
});
export type Favourite = z.infer<typeof Favourite>;

/** Lists favourites, the latest added first, each with its starting price, because no event is given. */
export const listFavourites = call({
  id: 'stores.favourites',
  method: 'GET',
  path: '/v1/me/favourites',
  access: 'user',
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({ favourites: z.array(Favourite), nextCursor: z.nullable(z.string()) }),
});
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
/** Ids separated by commas. */
const Ids = z
  .string()
  .check(z.regex(new RegExp(`^${UUID}(?:,${UUID}){0,${MOST_CARDS - 1}}$`), { error: 'id.invalid' }));
/** Reads public stores by their ids, in the requested order; others are left out. */
export const readStoreCards = call({
  id: 'stores.cards',
  method: 'GET',
  path: '/v1/partner-cards',
  access: 'visitor',
  perMinute: 120,
  query: z.object({
    ids: Ids,
  }),
  answer: z.object({ stores: z.array(StoreCard) }),
});
