import { anyEntity, type ContextPersistence } from '@smachot/server-platform';
import { Payouts1796000303000 } from './migrations/1796000303000-payouts';
import { BatchExclusions1796000310400 } from './migrations/1796000310400-batch-exclusions';
import { SerialsOfFiles1796000470000 } from './migrations/1796000470000-serials-of-files';
import {
  BatchExclusionSchema,
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
    anyEntity(BatchExclusionSchema),
  ],
  migrations: [Payouts1796000303000, BatchExclusions1796000310400, SerialsOfFiles1796000470000],
  appendOnly: ['postings', 'entries', 'payout_items', 'batch_exclusions'],
};
