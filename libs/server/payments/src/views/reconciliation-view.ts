import type { Reconciliation, ReconciliationDifference } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import type { DifferenceRow, ReconciliationRow } from '../persistence/reconciliation/reconciliation.schema';

export const reconciliationView = (row: ReconciliationRow): Reconciliation => ({
  _id: row.id,
  day: row.day,
  status: row.status,
  startedAt: row.startedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  sales: row.sales,
  pages: row.pages,
  differences: row.differences,
  newDifferences: row.newDifferences,
});

const oursView = (ours: DifferenceRow['ours']): ReconciliationDifference['ours'] =>
  ours && {
    ledgerEntryId: ours.entryId,
    paymentId: ours.paymentId,
    billId: ours.billId,
    status: ours.status,
    amount: toShekels(ours.amount),
    left: toShekels(ours.left),
  };

const theirsView = (theirs: DifferenceRow['theirs']): ReconciliationDifference['theirs'] =>
  theirs && {
    status: theirs.state,
    amount: toShekels(theirs.amount),
    left: theirs.left === null ? null : toShekels(theirs.left),
    reference: theirs.reference,
  };

export const differenceView = (row: DifferenceRow): ReconciliationDifference => ({
  _id: row.id,
  kind: row.kind,
  saleId: row.saleId,
  ours: oursView(row.ours),
  theirs: theirsView(row.theirs),
  firstSeenAt: row.firstSeenAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
  resolution: row.resolvedAt && {
    how: row.how ?? 'by_itself',
    adminId: row.adminId,
    reason: row.reason,
    at: row.resolvedAt.toISOString(),
  },
});
