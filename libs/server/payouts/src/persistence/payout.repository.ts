import { Injectable } from '@nestjs/common';
import type { PayoutBatchId, PayoutId, StoreId } from '@smachot/contracts';
import { columnsOf, selection, toRow, type Tx } from '@smachot/server-platform';
import { Payout, type PayoutItem, type PayoutState } from '../domain/payout';
import { PayoutItemSchema, PayoutSchema } from './payouts.schema';

const columns = columnsOf(PayoutSchema);

/** Repository of payouts. Whoever changes them has locked their batch. */
@Injectable()
export class PayoutRepository {
  async nextNumber(tx: Tx): Promise<number> {
    const [row] = await tx.query<{ number: number }>(
      `select nextval('payouts.payout_numbers')::int as number`,
    );
    return row!.number;
  }

  async add(tx: Tx, payout: PayoutState, items: PayoutItem[]): Promise<void> {
    await tx.manager.insert(PayoutSchema, payout);
    await tx.query(
      `insert into payouts.payout_items (payout_id, order_id, amount)
       select $1, order_id, amount from unnest($2::uuid[], $3::int[]) i(order_id, amount)`,
      [payout.id, items.map(({ orderId }) => orderId), items.map(({ amount }) => amount)],
    );
  }

  async save(tx: Tx, { state }: Payout): Promise<void> {
    await tx.manager.update(PayoutSchema, { id: state.id }, state);
  }

  /** The payouts of a batch that are in one of these statuses, by their numbers. */
  async ofBatch(tx: Tx, batchId: PayoutBatchId, statuses: PayoutState['status'][]): Promise<Payout[]> {
    const rows = await tx.query<PayoutState>(
      `select ${selection(columns, 'p')} from payouts.payouts p where p.batch_id = $1 and p.status = any($2) order by p.number`,
      [batchId, statuses],
    );
    return rows.map((row) => new Payout(row));
  }

  /** The payout of a store that no file was made for yet. */
  async plannedOf(tx: Tx, storeId: StoreId, batchId: PayoutBatchId): Promise<Payout | undefined> {
    const [row] = await tx.query<PayoutState>(
      `select ${selection(columns, 'p')} from payouts.payouts p where p.store_id = $1 and p.batch_id = $2 and p.status = 'planned'`,
      [storeId, batchId],
    );
    return row && new Payout(row);
  }

  async itemsOf(tx: Tx, payoutId: PayoutId): Promise<PayoutItem[]> {
    const rows = await tx.manager.findBy(PayoutItemSchema, { payoutId });
    return rows.map(({ orderId, amount }) => ({ orderId, amount }));
  }

  /** Saves payouts that the bank paid, which moves nothing in the ledger, in one statement. */
  async savePaid(tx: Tx, payouts: Payout[]): Promise<void> {
    await tx.query(
      `update payouts.payouts p set status = n.status, closed_at = n.closed_at
       from json_populate_recordset(null::payouts.payouts, $1) n where p.id = n.id`,
      [JSON.stringify(payouts.map(({ state }) => toRow(columns, state)))],
    );
  }
}
