import { defineEntity } from '@smachot/server-platform';
import { moment, ofStore } from '../columns';

/** The table of a person's favourite stores; rows are deleted with the account and with the store's row. */
export const FavouriteSchema = defineEntity({
  name: 'StoreFavourite',
  schema: 'stores',
  tableName: 'favourites',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true },
    storeId: { type: 'uuid', name: 'store_id', primary: true },
    addedAt: moment('added_at'),
  },
  indices: [
    { name: 'favourites_in_order', columns: ['userId', 'addedAt', 'storeId'] },
    // for the cascade when a store's row is deleted
    { name: 'favourites_of_store', columns: ['storeId'] },
  ],
  foreignKeys: [ofStore('favourites_store_id')],
});
