import { Injectable } from '@nestjs/common';
import type { OrderId, PayoutBatchId, PayoutId, PayoutStatus, StoreId } from '@smachot/contracts';
import { columnsOf, ReadModel, selection } from '@smachot/server-platform';
import { LEAST_PAYOUT } from '@smachot/contracts';
import type { PayoutState } from '../domain/payout';
import type { PayoutBatchState } from '../domain/payout-batch';
import { PayoutBatchSchema, PayoutSchema } from './payouts.schema';

const columns = selection(columnsOf(PayoutSchema), 'p');
const batchColumns = selection(columnsOf(PayoutBatchSchema), 'b');

export type PaidOrderRow = { orderId: OrderId; code: string | null; amount: number };
/** Sums in agorot. */
export type BatchRow = PayoutBatchState & {
  count: number;
  total: number;
  returnedCount: number;
  returnedTotal: number;
  canceledCount: number;
  canceledTotal: number;
};
type FailedPosition = { at: Date; id: PayoutId } | null;

const sumsOf = (name: string, condition: string): string =>
  `(count(p.id) filter (where ${condition}))::int as "${name}Count",
   coalesce(sum(p.amount) filter (where ${condition}), 0)::float8 as "${name}Total"`;
const BATCHES = `select ${batchColumns}, (count(p.id) filter (where p.status <> 'canceled'))::int as count,
    coalesce(sum(p.amount) filter (where p.status <> 'canceled'), 0)::float8 as total,
    ${sumsOf('returned', "p.status = 'returned'")}, ${sumsOf('canceled', "p.status = 'canceled'")}
  from payouts.batches b left join payouts.payouts p on p.batch_id = b.id`;

/** Reads payouts and their batches for both sides. */
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

  /** Batches with payouts, and none that is still being planned; the newest first. `before`: the day of the last of the previous page. */
  batches(before: string | null, limit: number): Promise<BatchRow[]> {
    return this.read.rows<BatchRow>(
      `${BATCHES} where ($1::text is null or b.day < $1) group by b.id having count(p.id) > 0 order by b.day desc limit $2`,
      [before, limit],
    );
  }

  batch(id: PayoutBatchId): Promise<BatchRow | undefined> {
    return this.read.one<BatchRow>(`${BATCHES} where b.id = $1 group by b.id`, [id]);
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

  /** The oldest batch that is being planned. */
  planning(): Promise<PayoutBatchState | undefined> {
    return this.read.one<PayoutBatchState>(
      `select ${batchColumns} from payouts.batches b where b.status = 'planning' order by b.day limit 1`,
    );
  }

  /** Stores with enough to be paid out as of the moment, by their ids. */
  async storesToPay(cutOff: Date, after: StoreId | null, limit: number): Promise<StoreId[]> {
    const rows = await this.read.rows<{ storeId: StoreId }>(
      `select o.store_id as "storeId" from payouts.orders o
       where o.net <> o.paid and o.available_at <= $1 and ($2::uuid is null or o.store_id > $2)
       group by o.store_id having sum(o.net - o.paid) >= ${LEAST_PAYOUT} order by o.store_id limit $3`,
      [cutOff, after, limit],
    );
    return rows.map(({ storeId }) => storeId);
  }
}
