import * as z from 'zod/mini';
import { ActForm } from '../administration/acts';
import { call } from '../call';
import { BillId, DifferenceId, LedgerEntryId, PaymentId, ReconciliationId, UserId } from '../ids';
import { Cursor, Day, Instant, PageSize } from '../primitives';

/**
 * One comparison of our ledger with the provider's list of sales, made every night. reading: their list is being read, page by
 * page; failed: another night began before it was complete.
 */
export const ReconciliationStatus = z.enum(['reading', 'done', 'failed']);
export type ReconciliationStatus = z.infer<typeof ReconciliationStatus>;
export const Reconciliation = z.object({
  _id: ReconciliationId,
  /** The Israeli day that ended before the run. */
  day: Day,
  status: ReconciliationStatus,
  startedAt: Instant,
  finishedAt: z.nullable(Instant),
  /** Sales of the provider that were read, and the pages they came in. */
  sales: z.number(),
  pages: z.number(),
  /** Differences this run saw, and of them those that no earlier run saw. */
  differences: z.number(),
  newDifferences: z.number(),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

/**
 * missing_here: the provider has a paid sale that we do not know; missing_there: we recorded money of a sale that the provider
 * does not list; other_amount and other_state: both know the sale and disagree; doubled: the provider charged one request twice.
 */
export const DifferenceKind = z.enum([
  'missing_here',
  'missing_there',
  'other_amount',
  'other_state',
  'doubled',
]);
export type DifferenceKind = z.infer<typeof DifferenceKind>;

/** How a side knows the sale; `left`: what is captured and not given back. In shekels. */
const Ours = z.object({
  ledgerEntryId: LedgerEntryId,
  paymentId: z.nullable(PaymentId),
  billId: z.nullable(BillId),
  status: z.string(),
  amount: z.number(),
  left: z.number(),
});
const Theirs = z.object({
  status: z.string(),
  amount: z.number(),
  left: z.nullable(z.number()),
  /** Our own reference, as the provider stores it. */
  reference: z.nullable(z.string()),
});
export const ReconciliationDifference = z.object({
  _id: DifferenceId,
  kind: DifferenceKind,
  saleId: z.string(),
  ours: z.nullable(Ours),
  theirs: z.nullable(Theirs),
  firstSeenAt: Instant,
  lastSeenAt: Instant,
  /** by_itself: a later run no longer saw it. */
  resolution: z.nullable(
    z.object({
      how: z.enum(['by_itself', 'by_admin']),
      adminId: z.nullable(UserId),
      reason: z.nullable(z.string()),
      at: Instant,
    }),
  ),
});
export type ReconciliationDifference = z.infer<typeof ReconciliationDifference>;

/** The newest first. */
export const listReconciliations = call({
  id: 'payments.listReconciliations',
  method: 'GET',
  path: '/admin/api/reconciliations',
  access: 'superAdmin',
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({ reconciliations: z.array(Reconciliation), nextCursor: z.nullable(z.string()) }),
});
const differences = '/admin/api/reconciliation-differences';
/** The newest first. `open`: those not resolved (true) or resolved (false); absent: all. */
export const listDifferences = call({
  id: 'payments.listDifferences',
  method: 'GET',
  path: differences,
  access: 'superAdmin',
  query: z.object({
    open: z.optional(z.enum(['true', 'false'])),
    kind: z.optional(DifferenceKind),
    cursor: Cursor,
    limit: PageSize,
  }),
  answer: z.object({
    differences: z.array(ReconciliationDifference),
    /** The number of unresolved ones. */
    open: z.number(),
    nextCursor: z.nullable(z.string()),
  }),
});
/**
 * Resolves a difference with a reason; refused when it is resolved already (difference.resolved). One that the next night still
 * sees, unchanged, stays resolved; a changed one is a new difference.
 */
export const resolveDifference = call({
  id: 'payments.resolveDifference',
  method: 'POST',
  path: `${differences}/:differenceId/resolution`,
  access: 'superAdmin',
  confirmed: true,
  params: z.object({ differenceId: DifferenceId }),
  body: ActForm,
  answer: ReconciliationDifference,
  status: 200,
});
