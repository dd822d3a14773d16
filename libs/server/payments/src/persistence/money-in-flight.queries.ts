import { Injectable } from '@nestjs/common';
import { type MoneyNow, ReadModel } from '@smachot/server-platform';

/** Reads what of the money is still on its way: payments the sweep looks at, and bills that are to be charged. */
@Injectable()
export class MoneyInFlightQueries {
  constructor(private readonly read: ReadModel) {}

  now(): Promise<MoneyNow[]> {
    return this.read.rows<MoneyNow>(
      `select 'orders' as kind, count(*)::int as count, min(created_at) as oldest, coalesce(sum(amount), 0)::float8 as amount
       from payments.order_payments where next_look_at is not null
       union all
       select 'bills', count(*)::int, min(created_at), coalesce(sum(amount), 0)::float8
       from payments.bills where next_attempt_at is not null`,
    );
  }
}
