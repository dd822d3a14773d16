import * as z from 'zod/mini';
import { StoreCard } from './browse';
import { call } from './call';
import { Cursor, Id, PageSize } from './primitives';

/** Stores one account keeps at most. */
export const MOST_FAVOURITES = 200;
/** Stores whose cards are read in one call, and so as many as a browser keeps before somebody signs in. */
export const MOST_CARDS = 50;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const FavouriteParams = z.object({ storeId: Id });

/** A store somebody keeps; `store` is null while it is not offered to anybody (closed, or withdrawn by its owner). */
export const Favourite = z.object({
  partnerId: Id,
  businessName: z.string(),
  store: z.nullable(StoreCard),
});
export type Favourite = z.infer<typeof Favourite>;

/** The last kept first, each with what it starts from: no event is asked for. */
export const listFavourites = call({
  id: 'stores.favourites',
  method: 'GET',
  path: '/v1/me/favourites',
  access: 'user',
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({ favourites: z.array(Favourite), nextCursor: z.nullable(z.string()) }),
});
/** Loaded beside public lists of stores, which stay the same for everybody. */
export const favouriteIds = call({
  id: 'stores.favouriteIds',
  method: 'GET',
  path: '/v1/me/favourites/ids',
  access: 'user',
  answer: z.object({ partnerIds: z.array(Id) }),
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
 * Adds what a browser kept before its owner signed in, the last kept first; what the account has stays. Unknown and hidden stores
 * are passed over. `leftOut`: how many found no room.
 */
export const mergeFavourites = call({
  id: 'stores.mergeFavourites',
  method: 'POST',
  path: '/v1/me/favourites',
  access: 'user',
  body: z.object({ partnerIds: z.array(Id).check(z.maxLength(MOST_FAVOURITES)) }),
  answer: z.object({ partnerIds: z.array(Id), leftOut: z.number() }),
});
/** Ids with commas between. */
const Ids = z
  .string()
  .check(z.regex(new RegExp(`^${UUID}(?:,${UUID}){0,${MOST_CARDS - 1}}$`), { error: 'id.invalid' }));
/** Public stores by their ids, in the order asked for; others are left out. */
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
