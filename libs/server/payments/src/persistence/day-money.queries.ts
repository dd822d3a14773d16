import { Injectable } from '@nestjs/common';
import { ReadModel, type TodaysMoney } from '@smachot/server-platform';

/** Sums what the provider took and gave back. */
@Injectable()
export class DayMoneyQueries {
  constructor(private readonly read: ReadModel) {}

  /** Agorot since a moment: payments of orders and subscriptions, all refunds, and bills of events. */
  async since(from: Date): Promise<TodaysMoney> {
    const row = await this.read.one<TodaysMoney>(
      `select coalesce(sum(amount) filter (where status = 'charged' and bill_id is null), 0)::int as captured,
         coalesce(sum(amount) filter (where status = 'refunded'), 0)::int as refunded,
         coalesce(sum(amount) filter (where status = 'charged' and bill_id is not null), 0)::int as "rsvpBilled"
       from payments.ledger where settled_at >= $1`,
      [from],
    );
    return row!;
  }
}
