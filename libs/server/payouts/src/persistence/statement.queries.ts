import { Injectable } from '@nestjs/common';
import type { OrderId, PayoutId, StatementKind, StoreId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { StoreAccountState } from '../domain/store-ledger';

/** Sums in agorot. */
export type BalanceRow = Pick<
  StoreAccountState,
  'balance' | 'frozen' | 'refusedDetailsId' | 'refusedVersion'
> & {
  available: number;
  onTheWay: number;
  paidOut: number;
};
export type LineRow = {
  line: number;
  at: Date;
  kind: StatementKind;
  amount: number;
  balance: number;
  orderId: OrderId | null;
  code: string | null;
  payoutId: PayoutId | null;
  number: number | null;
};
/** The sum in agorot of the lines of one kind in one month of Israel; `kind` null: of all lines before the period. */
export type MonthRow = { kind: StatementKind | null; month: string; amount: number };
/** `from` and `till` are moments, `till` is excluded. */
export type StatementFilter = { from: Date | null; till: Date | null; kind: StatementKind | null };

const PAGE = 1_000;
const LINES = `select e.line, e.at, e.kind, e.amount, e.balance, e.order_id as "orderId", o.code, e.payout_id as "payoutId", p.number
  from payouts.entries e left join payouts.orders o on o.order_id = e.order_id left join payouts.payouts p on p.id = e.payout_id
  where e.store_id = $1 and e.line is not null and ($2::timestamptz is null or e.at >= $2)
    and ($3::timestamptz is null or e.at < $3) and ($4::text is null or e.kind = $4)`;

/** Reads a store's balance and its statement. */
@Injectable()
export class StatementQueries {
  constructor(private readonly read: ReadModel) {}

  /** A store that never took money has a balance of 0. */
  async balance(storeId: StoreId, now: Date): Promise<BalanceRow> {
    const row = await this.read.one<BalanceRow>(
      `select coalesce(a.balance, 0) as balance, coalesce(a.frozen, 0) as frozen,
         a.refused_details_id as "refusedDetailsId", a.refused_version as "refusedVersion",
         (select coalesce(sum(o.net - o.paid), 0)::float8 from payouts.orders o
           where o.store_id = $1 and o.net <> o.paid and o.available_at <= $2) as available,
         s.on_the_way as "onTheWay", s.paid_out as "paidOut"
       from (select coalesce(sum(amount) filter (where status in ('planned', 'sent')), 0)::float8 as on_the_way,
           coalesce(sum(amount) filter (where status = 'paid'), 0)::float8 as paid_out
         from payouts.payouts where store_id = $1) s
       left join payouts.store_accounts a on a.store_id = $1`,
      [storeId, now],
    );
    return row!;
  }

  /** Sums of the lines of a period by kind and month, and the sum of all lines before it. */
  months(storeId: StoreId, { from, till }: StatementFilter): Promise<MonthRow[]> {
    return this.read.rows<MonthRow>(
      `select m.kind, m.month, sum(m.amount)::float8 as amount
       from (select case when $2::timestamptz is null or e.at >= $2 then e.kind end as kind, e.amount,
           case when $2::timestamptz is null or e.at >= $2 then to_char(e.at at time zone 'Asia/Jerusalem', 'YYYY-MM') else '' end as month
         from payouts.entries e
         where e.store_id = $1 and e.line is not null and ($3::timestamptz is null or e.at < $3)) m
       group by m.kind, m.month`,
      [storeId, from, till],
    );
  }

  /** The newest first; `before`: the last of the previous page. */
  lines(storeId: StoreId, filter: StatementFilter, before: number | null, limit: number): Promise<LineRow[]> {
    return this.read.rows<LineRow>(
      `${LINES} and ($5::int is null or e.line < $5) order by e.line desc limit $6`,
      [storeId, filter.from, filter.till, filter.kind, before, limit],
    );
  }

  /** Every line, the oldest first; page by page, so that memory holds one page. */
  async *all(storeId: StoreId, filter: StatementFilter): AsyncGenerator<LineRow> {
    for (let last = 0, full = true; full;) {
      const page = await this.read.rows<LineRow>(`${LINES} and e.line > $5 order by e.line limit $6`, [
        ...[storeId, filter.from, filter.till, filter.kind],
        ...[last, PAGE],
      ]);
      yield* page;
      last = page.at(-1)?.line ?? last;
      full = page.length === PAGE;
    }
  }
}
