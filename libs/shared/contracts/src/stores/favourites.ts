import * as z from 'zod/mini';
import { StoreCard } from './browse';
import { call } from '../call';
import { Cursor, PageSize } from '../primitives';
import { StoreId } from '../ids';
import { MOST_CARDS } from './favourite-marks';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

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
