import { defineEntity } from '@smachot/server-platform';

/** Calendar feed of one reader for the orders of one store; its address is found by a hash of its token. */
export const CalendarFeedSchema = defineEntity({
  name: 'CalendarFeed',
  schema: 'orders',
  tableName: 'calendar_feeds',
  columns: {
    userId: { type: 'uuid', name: 'user_id', primary: true, primaryKeyConstraintName: 'PK_calendar_feeds' },
    storeId: { type: 'uuid', name: 'store_id', primary: true, primaryKeyConstraintName: 'PK_calendar_feeds' },
    tokenHash: { type: 'text', name: 'token_hash' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
  indices: [{ name: 'calendar_feeds_token', columns: ['tokenHash'], unique: true }],
});
