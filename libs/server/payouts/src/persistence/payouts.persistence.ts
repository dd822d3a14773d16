import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Payouts1796000303000 } from './migrations/1796000303000-payouts';
import {
  ChargebackBookSchema,
  EntrySchema,
  OrderBookSchema,
  PayoutBatchSchema,
  PayoutItemSchema,
  PayoutSchema,
  PostingSchema,
  StoreAccountSchema,
} from './payouts.schema';

export const payoutsPersistence: ContextPersistence = {
  schema: 'payouts',
  entities: [
    ...[anyEntity(StoreAccountSchema), anyEntity(OrderBookSchema), anyEntity(ChargebackBookSchema)],
    ...[anyEntity(PostingSchema), anyEntity(EntrySchema)],
    ...[anyEntity(PayoutBatchSchema), anyEntity(PayoutSchema), anyEntity(PayoutItemSchema)],
  ],
  migrations: [Payouts1796000303000],
  appendOnly: ['postings', 'entries', 'payout_items'],
};
