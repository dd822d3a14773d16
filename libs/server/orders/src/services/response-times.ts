import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import { Clock, DAY_MS } from '@smachot/kernel';
import { ResponseTimeQueries } from '../persistence/orders/response-time.queries';

const SPAN_MS = 90 * DAY_MS;
/** Minimum of answers; fewer do not predict the next one. */
const FEWEST = 5;

/** Response time of businesses to their orders. An expired order has no answer. */
@Injectable()
export class ResponseTimes {
  constructor(
    private readonly orders: ResponseTimeQueries,
    private readonly clock: Clock,
  ) {}

  /** Whole minutes; null when too few orders were answered. */
  async of(storeId: StoreId): Promise<number | null> {
    const since = new Date(this.clock.now().getTime() - SPAN_MS);
    const row = await this.orders.median(storeId, since);
    if (!row || row.minutes === null || row.count < FEWEST) return null;
    return Math.max(1, Math.round(row.minutes));
  }
}
