import { Injectable } from '@nestjs/common';
import type { OrderId, PayoutBatchId, PayoutId, PayoutStatus, StoreId } from '@smachot/contracts';
import { columnsOf, ReadModel, selection } from '@smachot/server-platform';
import type { PayoutState } from '../domain/payout';
import { PayoutSchema } from './payouts.schema';

const columns = selection(columnsOf(PayoutSchema), 'p');

export type PaidOrderRow = { orderId: OrderId; code: string | null; amount: number };
type FailedPosition = { at: Date; id: PayoutId } | null;

/** Reads payouts for both sides. */
@Injectable()
export class PayoutQueries {
  constructor(private readonly read: ReadModel) {}

  /** The newest first; `before`: the number of the last of the previous page. */
  ofStore(storeId: StoreId, before: number | null, limit: number): Promise<PayoutState[]> {
    return this.read.rows<PayoutState>(
      `select ${columns} from payouts.payouts p where p.store_id = $1 and ($2::int is null or p.number < $2)
       order by p.number desc limit $3`,
      [storeId, before, limit],
    );
  }

  one(storeId: StoreId, id: PayoutId): Promise<PayoutState | undefined> {
    return this.read.one<PayoutState>(
      `select ${columns} from payouts.payouts p where p.id = $1 and p.store_id = $2`,
      [id, storeId],
    );
  }

  /** The orders a payout pays for, by their ids. */
  ordersOf(id: PayoutId, after: OrderId | null, limit: number): Promise<PaidOrderRow[]> {
    return this.read.rows<PaidOrderRow>(
      `select i.order_id as "orderId", o.code, i.amount from payouts.payout_items i
       left join payouts.orders o on o.order_id = i.order_id
       where i.payout_id = $1 and ($2::uuid is null or i.order_id > $2) order by i.order_id limit $3`,
      [id, after, limit],
    );
  }

  /** By their numbers; `after`: that of the last of the previous page. */
  ofBatch(
    id: PayoutBatchId,
    status: PayoutStatus | null,
    after: number | null,
    limit: number | null,
  ): Promise<PayoutState[]> {
    return this.read.rows<PayoutState>(
      `select ${columns} from payouts.payouts p where p.batch_id = $1 and ($2::text is null or p.status = $2)
         and ($3::int is null or p.number > $3) order by p.number limit $4`,
      [id, status, after, limit],
    );
  }

  /** What the bank returned, the latest first. */
  failed(after: FailedPosition, limit: number): Promise<PayoutState[]> {
    return this.read.rows<PayoutState>(
      `select ${columns} from payouts.payouts p where p.status = 'returned'
         and ($1::timestamptz is null or (p.closed_at, p.id) < ($1, $2::uuid)) order by p.closed_at desc, p.id desc limit $3`,
      [after?.at ?? null, after?.id ?? null, limit],
    );
  }

  /** Returned ones whose sum is still owed: their store was sent none since. `oldest`: since the bank's answer. */
  async unpaidReturns(): Promise<{ count: number; oldest: Date | null }> {
    const row = await this.read.one<{ count: number; oldest: Date | null }>(
      `select count(*)::int as count, min(p.closed_at) as oldest
       from payouts.payouts p join payouts.store_accounts a on a.store_id = p.store_id and a.balance > 0
       where p.status = 'returned' and not exists (
         select from payouts.payouts n where n.store_id = p.store_id and n.number > p.number and n.sent_at is not null)`,
    );
    return row!;
  }
}
