import type { DifferenceId, ReconciliationId } from '@smachot/contracts';
import { addDays, atWallTime, DAY_MS, MINUTE_MS, newId, wallTime } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import {
  type DifferenceRow,
  DifferenceSchema,
  type ReconciliationRow,
  ReconciliationSchema,
} from '../persistence/reconciliation/reconciliation.schema';

const NIGHTS = 7;
const PRICE = 24_000;

/**
 * Seeds the comparisons of the last nights. The newest found a sale that the provider has and we do not: the stand-in knows it by its id,
 * so that later nights see it too. A database with comparisons is left alone.
 */
export const seedReconciliationsDemo = async (tx: Tx, now: Date): Promise<void> => {
  const known = await tx.query('select 1 from payments.reconciliations limit 1');
  if (known.length) return;
  const runs = await Promise.all(Array.from({ length: NIGHTS }, (_, at) => runOf(tx, now, NIGHTS - at)));
  await tx.manager.insert(ReconciliationSchema, runs);
  await tx.manager.insert(DifferenceSchema, differenceOf(runs.at(-1)!));
};

const runOf = async (tx: Tx, now: Date, ago: number): Promise<ReconciliationRow> => {
  const day = addDays(wallTime(now).day, -ago);
  const startedAt = atWallTime(addDays(day, 1), '03:30');
  const [counted] = await tx.query<{ count: number }>(
    `select count(*)::int as count from payments.ledger where kind in ('hold', 'charge') and created_at >= $1 and created_at < $2`,
    [new Date(startedAt.getTime() - DAY_MS), startedAt],
  );
  const found = ago === 1 ? 1 : 0;
  const id: ReconciliationId = newId(startedAt.getTime());
  return {
    ...{ id, day, status: 'done', startedAt, finishedAt: new Date(startedAt.getTime() + 2 * MINUTE_MS) },
    ...{ nextPage: null, pages: 1, sales: counted!.count + found, differences: found, newDifferences: found },
    claimedUntil: null,
  };
};

const differenceOf = ({ id: seenBy, startedAt }: ReconciliationRow): DifferenceRow => {
  const paidAt = startedAt.getTime() - 9 * 60 * MINUTE_MS;
  const id: DifferenceId = newId(startedAt.getTime());
  return {
    ...{ id, kind: 'missing_here', saleId: `DEMOC-${PRICE}-0-${paidAt}-${newId(paidAt)}`, ours: null },
    theirs: { type: 'authorize', state: 'completed', amount: PRICE, left: PRICE, reference: null },
    ...{ firstSeenAt: startedAt, lastSeenAt: startedAt, seenBy },
    ...{ how: null, adminId: null, reason: null, resolvedAt: null },
  };
};
