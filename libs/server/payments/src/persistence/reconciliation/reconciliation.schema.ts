import type {
  DifferenceId,
  DifferenceKind,
  ReconciliationId,
  ReconciliationStatus,
  UserId,
} from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { OurSale, TheirSale } from '../../domain/reconciliation/compare-sales';

export type ReconciliationRow = {
  id: ReconciliationId;
  /** The Israeli day that ended before the run. */
  day: string;
  status: ReconciliationStatus;
  startedAt: Date;
  finishedAt: Date | null;
  /** The page of the provider's list that is read next; null once all were. */
  nextPage: number | null;
  pages: number;
  sales: number;
  differences: number;
  newDifferences: number;
  claimedUntil: Date | null;
};
/** A sale of a run, as the provider showed it in that night. `state` wanted: it is still to be read by its id; absent: it was not known. */
export type ReconciledSaleRow = Omit<TheirSale, 'state'> & {
  reconciliationId: ReconciliationId;
  saleId: string;
  state: TheirSale['state'] | 'wanted' | 'absent';
};
export type DifferenceRow = {
  id: DifferenceId;
  kind: DifferenceKind;
  saleId: string;
  ours: (Omit<OurSale, 'repeats'> & { left: number }) | null;
  theirs: TheirSale | null;
  firstSeenAt: Date;
  lastSeenAt: Date;
  /** The last run that saw it. */
  seenBy: ReconciliationId;
  how: 'by_itself' | 'by_admin' | null;
  adminId: UserId | null;
  reason: string | null;
  resolvedAt: Date | null;
};

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const text = (name: string, nullable = false) => ({ type: 'text' as const, name, nullable });
const count = (name: string) => ({ type: 'int' as const, name });
const id = (table: string) => ({
  type: 'uuid' as const,
  primary: true,
  primaryKeyConstraintName: `PK_${table}`,
});
const schema = 'payments';

export const ReconciliationSchema = new EntitySchema<ReconciliationRow>({
  name: 'Reconciliation',
  schema,
  tableName: 'reconciliations',
  columns: {
    id: id('reconciliations'),
    day: text('day'),
    status: text('status'),
    startedAt: at('started_at'),
    finishedAt: at('finished_at', true),
    nextPage: { type: 'int', name: 'next_page', nullable: true },
    pages: count('pages'),
    sales: count('sales'),
    differences: count('differences'),
    newDifferences: count('new_differences'),
    claimedUntil: at('claimed_until', true),
  },
  indices: [{ name: 'reconciliations_of_day', columns: ['day'], unique: true }],
});

const part = { primary: true, primaryKeyConstraintName: 'PK_reconciled_sales' };
export const ReconciledSaleSchema = new EntitySchema<ReconciledSaleRow>({
  name: 'ReconciledSale',
  schema,
  tableName: 'reconciled_sales',
  columns: {
    reconciliationId: { type: 'uuid', name: 'reconciliation_id', ...part },
    saleId: { type: 'text', name: 'sale_id', ...part },
    type: text('type'),
    state: text('state'),
    amount: count('amount'),
    left: { type: 'int', name: 'left_there', nullable: true },
    reference: text('reference', true),
  },
});

export const DifferenceSchema = new EntitySchema<DifferenceRow>({
  name: 'ReconciliationDifference',
  schema,
  tableName: 'reconciliation_differences',
  columns: {
    id: id('reconciliation_differences'),
    kind: text('kind'),
    saleId: text('sale_id'),
    ours: { type: 'jsonb', nullable: true },
    theirs: { type: 'jsonb', nullable: true },
    firstSeenAt: at('first_seen_at'),
    lastSeenAt: at('last_seen_at'),
    seenBy: { type: 'uuid', name: 'seen_by' },
    how: text('how', true),
    adminId: { type: 'uuid', name: 'admin_id', nullable: true },
    reason: text('reason', true),
    resolvedAt: at('resolved_at', true),
  },
  indices: [
    {
      name: 'differences_open',
      columns: ['saleId', 'kind'],
      unique: true,
      where: '(resolved_at IS NULL)',
    },
    { name: 'differences_of_sale', columns: ['saleId', 'kind', 'id'] },
    { name: 'differences_of_run', columns: ['seenBy'] },
  ],
});
