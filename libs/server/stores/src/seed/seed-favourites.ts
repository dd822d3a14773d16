import type { StoreId, UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import { FavouriteRepository } from '../persistence/favourites/favourite.repository';

/** Seeds the favourite stores of people, the newest first. Somebody who has favourites is left alone. */
export const seedFavouritesDemo = async (
  tx: Tx,
  favourites: readonly (readonly [UserId, StoreId[]])[],
  now: Date,
): Promise<void> => {
  const repository = new FavouriteRepository();
  for (const [userId, storeIds] of favourites)
    if ((await repository.idsOf(tx, userId)).length === 0) await repository.add(tx, userId, storeIds, now);
};
