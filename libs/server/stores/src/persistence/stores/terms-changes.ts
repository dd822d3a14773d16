import type { PricingUnitId, StoreId, UserId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { defineEntity, type Tx } from '@smachot/server-platform';
import { changedTerms, type Terms } from '../../domain/terms-audit';
import { moment } from '../columns';

/**
 * Audit log of the terms stores sell on: deposits, cancellation, delivery, and of a unit its price rules and minimum order. Rows are only
 * added, in the transaction of the change. `unitId` null: terms of the whole store; `changedBy` null: the system.
 */
export const TermsChangeSchema = defineEntity({
  name: 'TermsChange',
  schema: 'stores',
  tableName: 'terms_changes',
  columns: {
    id: { type: 'uuid', primary: true },
    storeId: { type: 'uuid', name: 'store_id' },
    unitId: { type: 'uuid', name: 'unit_id', nullable: true },
    changedBy: { type: 'uuid', name: 'changed_by', nullable: true },
    changedAt: moment('changed_at'),
    before: { type: 'jsonb' },
    after: { type: 'jsonb' },
  },
  indices: [{ name: 'terms_changes_of_store', columns: ['storeId', 'id'] }],
});

type Change = { storeId: StoreId; unitId: PricingUnitId | null; by: UserId | null; at: Date };

/** Writes nothing where the terms are the same. */
export const noteTermsChange = async (
  tx: Tx,
  { storeId, unitId, by, at }: Change,
  terms: { before: Terms; after: Terms },
): Promise<void> => {
  const changed = changedTerms(terms.before, terms.after);
  if (!changed) return;
  await tx.query(
    `insert into stores.terms_changes (id, store_id, unit_id, changed_by, changed_at, before, after)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(), storeId, unitId, by, at, JSON.stringify(changed.before), JSON.stringify(changed.after)],
  );
};
