import { Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS } from '@smachot/kernel';
import { ledgerEntryLifecycle } from '@smachot/lifecycles';
import type { ReconciliationId } from '@smachot/contracts';
import { columnsOf, ReadModel, toRow, type Tx } from '@smachot/server-platform';
import type { ListedSale, OurSale, TheirSale } from '../../domain/reconciliation/compare-sales';
import { allows } from '../lifecycle-sql';
import { ReconciledSaleSchema } from './reconciliation.schema';

const columns = columnsOf(ReconciledSaleSchema);
const ENTRIES = "l.sale_id is not null and l.kind in ('hold', 'charge')";
const TAKEN = "('charged', 'captured')";
const OPEN = allows(ledgerEntryLifecycle, 'x.status', { type: 'challenge', by: 'provider' });

/** What moved this shortly before a run, or may move during it, is compared in the next night. */
const SETTLING_MS = 10 * MINUTE_MS;
/** A request without an outcome after this time is compared: then it should have one. */
const UNFINISHED_MS = DAY_MS;

/** Both sides of a sale. `moving`: it cannot be compared now. `otherSale`: see `compareSale`. */
export type SalePair = {
  saleId: string;
  ours: OurSale | null;
  theirs: TheirSale | null;
  otherSale: boolean;
  moving: boolean;
};

/** The entry of ours that a reference names, if it has the form of one. */
const REFERENCED = `case when s.reference ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then s.reference::uuid end`;

const PAIRS = `select s.sale_id as "saleId",
    case when s.state <> 'absent' then json_build_object('type', s.type, 'state', s.state, 'amount', s.amount, 'left', s.left_there,
      'reference', s.reference) end as theirs,
    case when l.id is not null then json_build_object('entryId', l.id, 'paymentId', l.payment_id, 'billId', l.bill_id, 'status', l.status,
      'amount', l.amount,
      'refunded', coalesce((select sum(r.amount)::int from payments.ledger r
        where r.payment_id = l.payment_id and r.kind = 'refund' and r.status = 'refunded'), 0),
      'disputed', coalesce((select sum(c.amount)::int from payments.chargebacks c where c.sale_id = s.sale_id and c.status <> 'won'), 0),
      'repeats', exists (select from payments.ledger o where o.id < l.id and o.sale_id is not null and o.kind in ('hold', 'charge')
        and o.status in ${TAKEN} and (o.payment_id = l.payment_id or o.bill_id = l.bill_id))) end as ours,
    l.id is null and exists (select from payments.ledger o where o.id = ${REFERENCED} and o.sale_id <> s.sale_id) as "otherSale",
    coalesce(l.kind = 'check', false)
      or exists (select from payments.ledger x where (x.id = l.id or x.payment_id = l.payment_id or x.bill_id = l.bill_id)
        and (x.settled_at > $3 or ((${OPEN} or x.status = 'abandoned') and x.created_at > $4)))
      or exists (select from payments.chargebacks c where c.sale_id = s.sale_id and (c.opened_at > $3 or c.resolved_at > $3)) as moving
  from payments.reconciled_sales s left join payments.ledger l on l.sale_id = s.sale_id
  where s.reconciliation_id = $1 and s.sale_id > $2 order by s.sale_id limit $5`;

/** Repository of what the provider showed in a run, and of the same sales in our ledger. */
@Injectable()
export class ReconciledSaleRepository {
  constructor(private readonly read: ReadModel) {}

  /** A sale that moved from one page to another is kept as it was seen first. */
  async add(tx: Tx, reconciliationId: ReconciliationId, sales: ListedSale[]): Promise<void> {
    const rows = sales.map((sale) => toRow(columns, { ...sale, reconciliationId }));
    await tx.query(
      `insert into payments.reconciled_sales select * from json_populate_recordset(null::payments.reconciled_sales, $1)
       on conflict do nothing`,
      [JSON.stringify(rows)],
    );
  }

  /**
   * Adds the sales that are still to be read by their ids: those of ours made in the span that the list does not have, older ones that
   * something happened to, and those of open differences and chargebacks.
   */
  async addWanted(tx: Tx, reconciliationId: ReconciliationId, from: Date, till: Date): Promise<void> {
    await tx.query(
      `insert into payments.reconciled_sales (reconciliation_id, sale_id, type, state, amount)
       select $1, w.sale_id, 'sale', 'wanted', 0 from (
         select l.sale_id from payments.ledger l where ${ENTRIES}
           and ((l.created_at >= $2 and l.created_at < $3 and l.status in ('held', 'charged', 'captured')) or
                (l.created_at < $2 and l.settled_at >= $2))
         union select l.sale_id from payments.ledger r join payments.ledger l on l.payment_id = r.payment_id and ${ENTRIES}
           where r.kind = 'refund' and r.settled_at >= $2 and l.created_at < $3
         union select d.sale_id from payments.reconciliation_differences d where d.resolved_at is null
         union select c.sale_id from payments.chargebacks c where c.status in ('opened', 'evidence_sent')) w
       on conflict do nothing`,
      [reconciliationId, from, till],
    );
  }

  async wanted(reconciliationId: ReconciliationId, limit: number): Promise<string[]> {
    const rows = await this.read.rows<{ saleId: string }>(
      `select sale_id as "saleId" from payments.reconciled_sales where reconciliation_id = $1 and state = 'wanted' limit $2`,
      [reconciliationId, limit],
    );
    return rows.map(({ saleId }) => saleId);
  }

  /** Records what the provider answered about a sale that was wanted; undefined: it does not know it. */
  async answer(
    tx: Tx,
    reconciliationId: ReconciliationId,
    saleId: string,
    sale: ListedSale | undefined,
  ): Promise<void> {
    const { type = 'sale', state = 'absent', amount = 0, left = null, reference = null } = sale ?? {};
    await tx.query(
      `update payments.reconciled_sales set type = $3, state = $4, amount = $5, left_there = $6, reference = $7
       where reconciliation_id = $1 and sale_id = $2`,
      [reconciliationId, saleId, type, state, amount, left, reference],
    );
  }

  /** Both sides of the next sales after `after`, in the order of their ids. */
  pairs(
    tx: Tx,
    { id, startedAt }: { id: ReconciliationId; startedAt: Date },
    after: string,
    limit: number,
  ): Promise<SalePair[]> {
    const before = (ms: number): Date => new Date(startedAt.getTime() - ms);
    return tx.query<SalePair>(PAIRS, [id, after, before(SETTLING_MS), before(UNFINISHED_MS), limit]);
  }
}
