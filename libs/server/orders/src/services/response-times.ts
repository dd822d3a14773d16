import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';

const SPAN_MS = 90 * DAY_MS;
/** Minimum of answers; fewer do not predict the next one. */
const FEWEST = 5;

/** Response time of businesses to their orders. An expired order has no answer. */
@Injectable()
export class ResponseTimes {
  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  /** Whole minutes; null when too few orders were answered. */
  async of(storeId: string): Promise<number | null> {
    const since = new Date(this.clock.now().getTime() - SPAN_MS);
    // no order starts before it was placed, so the index on the start bounds the rows that are read
    const row = await this.read.one<{ count: number; minutes: number | null }>(
      `select count(*)::int as count,
         percentile_cont(0.5) within group (order by extract(epoch from a.at - o.created_at) / 60) as minutes
       from orders.orders o, lateral (select min((e->>'at')::timestamptz) as at from jsonb_array_elements(o.timeline) e
         where e->>'kind' in ('approved', 'declined')) a
       where o.store_id = $1 and o.starts_at >= $2 and o.created_at >= $2 and a.at is not null`,
      [storeId, since],
    );
    if (!row || row.minutes === null || row.count < FEWEST) return null;
    return Math.max(1, Math.round(row.minutes));
  }
}
