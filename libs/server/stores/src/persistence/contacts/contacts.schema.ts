import { defineEntity } from '@smachot/server-platform';
import { moment } from '../columns';

/** The table of messages sent to people outside on behalf of a store, for the daily limits; `recipient` is an HMAC. Kept for two days. */
export const ContactSchema = defineEntity({
  name: 'StoreContact',
  schema: 'stores',
  tableName: 'contacts',
  columns: {
    id: { type: 'uuid', primary: true },
    kind: { type: 'text' },
    storeId: { type: 'uuid', name: 'store_id' },
    userId: { type: 'uuid', name: 'user_id' },
    recipient: { type: 'text' },
    at: moment('at'),
  },
  indices: [
    { name: 'contacts_of_recipient', columns: ['recipient', 'at'] },
    { name: 'contacts_of_store', columns: ['storeId', 'at'] },
    { name: 'contacts_of_user', columns: ['userId', 'at'] },
    { name: 'contacts_by_time', columns: ['at'] },
  ],
});
