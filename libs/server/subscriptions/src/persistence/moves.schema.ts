import type { StoreId, UserId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { SubscriptionMoveRecord } from '../domain/subscription-move';

export type MoveRow = SubscriptionMoveRecord & {
  id: string;
  storeId: StoreId;
  /** Null: a job. */
  by: UserId | null;
  at: Date;
};

/** History of the subscriptions: who changed what, from what, into what. Rows are only added. */
export const MoveSchema = new EntitySchema<MoveRow>({
  name: 'SubscriptionMove',
  schema: 'subscriptions',
  tableName: 'moves',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_moves' },
    storeId: { type: 'uuid', name: 'store_id' },
    by: { type: 'uuid', name: 'by_user', nullable: true },
    at: { type: 'timestamptz' },
    before: { type: 'jsonb' },
    after: { type: 'jsonb' },
  },
  indices: [
    { name: 'moves_of_store', columns: ['storeId', 'at'] },
    { name: 'moves_of_person', columns: ['by', 'at'], where: '(by_user IS NOT NULL)' },
  ],
});
