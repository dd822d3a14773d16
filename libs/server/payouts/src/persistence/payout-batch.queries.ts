import { Injectable } from '@nestjs/common';
import type { PayoutBatchId, StoreId } from '@smachot/contracts';
import { columnsOf, ReadModel, selection } from '@smachot/server-platform';
import type { PayoutBatchState } from '../domain/payout-batch';
import { type BatchExclusionRow, PayoutBatchSchema } from './payouts.schema';

const columns = selection(columnsOf(PayoutBatchSchema), 'b');

/** Sums in agorot. */
export type BatchRow = PayoutBatchState & {
  count: number;
  total: number;
  returnedCount: number;
  returnedTotal: number;
  canceledCount: number;
  canceledTotal: number;
  excludedCount: number;
  excludedTotal: number;
};
export type ExcludedRow = Omit<BatchExclusionRow, 'batchId'>;
/** What a store has available, in agorot; below 0: it owes it. */
export type Available = { storeId: StoreId; available: number };

const sumsOf = (name: string, condition: string): string =>
  `(count(p.id) filter (where ${condition}))::int as "${name}Count",
   coalesce(sum(p.amount) filter (where ${condition}), 0)::float8 as "${name}Total"`;
const BATCHES = `select ${columns}, (count(p.id) filter (where p.status <> 'canceled'))::int as count,
    coalesce(sum(p.amount) filter (where p.status <> 'canceled'), 0)::float8 as total,
    ${sumsOf('returned', "p.status = 'returned'")}, ${sumsOf('canceled', "p.status = 'canceled'")},
    (select count(*)::int from payouts.batch_exclusions x where x.batch_id = b.id) as "excludedCount",
    (select coalesce(sum(greatest(x.amount, 0)), 0)::float8 from payouts.batch_exclusions x where x.batch_id = b.id) as "excludedTotal"
  from payouts.batches b left join payouts.payouts p on p.batch_id = b.id`;

/** Reads batches for admins and for their planning. */
@Injectable()
export class PayoutBatchQueries {
  constructor(private readonly read: ReadModel) {}

  /** Batches with payouts or stores that were left out; the newest first. `before`: the day of the last of the previous page. */
  batches(before: string | null, limit: number): Promise<BatchRow[]> {
    return this.read.rows<BatchRow>(
      `${BATCHES} where ($1::text is null or b.day < $1) group by b.id
       having count(p.id) > 0 or exists (select from payouts.batch_exclusions x where x.batch_id = b.id)
       order by b.day desc limit $2`,
      [before, limit],
    );
  }

  batch(id: PayoutBatchId): Promise<BatchRow | undefined> {
    return this.read.one<BatchRow>(`${BATCHES} where b.id = $1 group by b.id`, [id]);
  }

  /** Stores that the batch was planned without, the largest sums first. `after`: the last of the previous page. */
  excluded(id: PayoutBatchId, after: StoreId | null, limit: number): Promise<ExcludedRow[]> {
    return this.read.rows<ExcludedRow>(
      `select x.store_id as "storeId", x.reason, x.amount from payouts.batch_exclusions x
       where x.batch_id = $1 and ($2::uuid is null or (x.amount, x.store_id) <
         (select l.amount, l.store_id from payouts.batch_exclusions l where l.batch_id = $1 and l.store_id = $2))
       order by x.amount desc, x.store_id desc limit $3`,
      [id, after, limit],
    );
  }

  /** The oldest batch that is being planned. */
  planning(): Promise<PayoutBatchState | undefined> {
    return this.read.one<PayoutBatchState>(
      `select ${columns} from payouts.batches b where b.status = 'planning' order by b.day limit 1`,
    );
  }

  /** Stores with something available as of the moment, by their ids. */
  available(cutOff: Date, after: StoreId | null, limit: number): Promise<Available[]> {
    return this.read.rows<Available>(
      `select o.store_id as "storeId", sum(o.net - o.paid)::float8 as available from payouts.orders o
       where o.net <> o.paid and o.available_at <= $1 and ($2::uuid is null or o.store_id > $2)
       group by o.store_id having sum(o.net - o.paid) <> 0 order by o.store_id limit $3`,
      [cutOff, after, limit],
    );
  }
}
