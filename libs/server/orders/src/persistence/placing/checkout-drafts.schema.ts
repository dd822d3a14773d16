import { defineEntity } from '@smachot/server-platform';

/** A checkout before it is placed. `id`: a hash of the id in its URL. `user_id`: the account that has claimed it. */
export const CheckoutDraftSchema = defineEntity({
  name: 'CheckoutDraft',
  schema: 'orders',
  tableName: 'checkout_drafts',
  columns: {
    id: { type: 'text', primary: true, primaryKeyConstraintName: 'PK_checkout_drafts' },
    userId: { type: 'uuid', name: 'user_id', nullable: true },
    storeUsername: { type: 'text', name: 'store_username' },
    content: { type: 'jsonb' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at' },
  },
  indices: [
    { name: 'checkout_drafts_of_user', columns: ['userId', 'createdAt'], where: '(user_id IS NOT NULL)' },
    { name: 'checkout_drafts_expiring', columns: ['expiresAt'] },
  ],
});
