import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

/** Reads how soon stores answer their orders. */
@Injectable()
export class ResponseTimeQueries {
  constructor(private readonly read: ReadModel) {}

  /** Number of answers of a store, and the median of the minutes they took; null without an answer. */
  median(storeId: StoreId, since: Date): Promise<{ count: number; minutes: number | null } | undefined> {
    // an order that was born approved has no answer; no order starts before it was placed, so the index on the start bounds the rows that are read
    return this.read.one<{ count: number; minutes: number | null }>(
      `select count(*)::int as count,
         percentile_cont(0.5) within group (order by extract(epoch from a.at - o.created_at) / 60) as minutes
       from orders.orders o, lateral (select min((e->>'at')::timestamptz) as at from jsonb_array_elements(o.timeline) e
         where e->>'kind' in ('approved', 'declined')) a
       where o.store_id = $1 and o.starts_at >= $2 and o.created_at >= $2 and a.at is not null and not o.born_approved`,
      [storeId, since],
    );
  }
}
