import { Injectable } from '@nestjs/common';
import type { EventId, StoreId, WaitingOrder } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { CARD_COLUMNS, type CardRow } from './order-card';

type Span = { from: Date; till: Date };
export type WaitingRow = CardRow & Pick<WaitingOrder, 'asks'> & { until: Date | null };
export type AgendaRow = CardRow & { km: number | null; event_id: EventId | null };
export type IncomeRow = { price: number; kept: number | null; commission_rate: number | null };

/** Reads the home page of a store's crew. */
@Injectable()
export class StoreHomeQueries {
  constructor(private readonly read: ReadModel) {}

  /** Orders to answer, customers' requests on approved ones, and rests to decide. None has begun: all requests lapse before the start. */
  waiting(storeId: StoreId, now: Date, limit: number): Promise<WaitingRow[]> {
    return this.read.rows<WaitingRow>(
      `select ${CARD_COLUMNS}, w.asks, w.until
       from orders.orders o, lateral (
         select 'answer' as asks, o.respond_by as until where o.status = 'pending'
         union all select 'participants', f.cut_off_at from orders.followings f
           where o.follows and o.status = 'approved' and f.order_id = o.id
             and exists (select from orders.amendments a where a.order_id = o.id and a.status = 'proposed' and a.asked_by = 'customer')
         union all select 'attendance', f.cut_off_at from orders.followings f
           where o.follows and o.status = 'approved' and f.order_id = o.id
             and exists (select from orders.attendances t where t.order_id = o.id and t.status = 'proposed' and t.asked_by = 'customer')
         union all select 'terms', c.respond_by from orders.change_requests c
           where o.changes and o.status = 'approved' and c.order_id = o.id and c.status = 'open' and c.asked_by = 'customer'
         union all select 'rest', o.starts_at from orders.payment_plans p
           where o.status = 'approved' and p.order_id = o.id and p.status = 'undecided') w
       where o.store_id = $1 and o.starts_at >= $2 and o.status in ('pending', 'approved')
       order by w.until, o.id limit ${limit}`,
      [storeId, now],
    );
  }

  /** Approved and done orders that start within the interval, by their start. */
  agenda(storeId: StoreId, { from, till }: Span, limit: number): Promise<AgendaRow[]> {
    return this.read.rows<AgendaRow>(
      `select ${CARD_COLUMNS}, (o.rates#>>'{delivery,km}')::float8 as km,
         (select f.event_id from orders.followings f where o.follows and f.order_id = o.id and f.status <> 'left') as event_id
       from orders.orders o where o.store_id = $1 and o.starts_at >= $2 and o.starts_at < $3 and o.status in ('approved', 'done')
       order by o.starts_at, o.id limit ${limit}`,
      [storeId, from, till],
    );
  }

  /** Sums of the orders that start within the interval and bring the store an income; in agorot. */
  income(storeId: StoreId, { from, till }: Span): Promise<IncomeRow[]> {
    return this.read.rows<IncomeRow>(
      `select o.price, o.kept, o.commission_rate from orders.orders o
         where o.store_id = $1 and o.starts_at >= $2 and o.starts_at < $3
           and (o.status in ('approved', 'done') or o.kept > 0)`,
      [storeId, from, till],
    );
  }
}
