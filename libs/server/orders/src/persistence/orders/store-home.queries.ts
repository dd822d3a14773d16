import { Injectable } from '@nestjs/common';
import type { EventId, StoreId, WaitingOrder } from '@smachot/contracts';
import { ReadModel, type StoreWaits, storeWaits } from '@smachot/server-platform';
import type { OrderSums } from '../../domain/money/income';
import { DECLINED_AHEAD } from '../bookings/booking.queries';
import { CARD_COLUMNS, type CardRow } from './order-card';

type Span = { from: Date; till: Date };
export type WaitingRow = CardRow & Pick<WaitingOrder, 'asks'> & { until: Date | null };
export type AgendaRow = CardRow & { km: number | null; event_id: EventId | null };
export type IncomeRow = OrderSums & { commission_rate: number | null };

/**
 * Orders `o` to answer, customers' requests on approved ones, and rests to decide, `w`: each since when it waits, and until when. None has
 * begun: all requests lapse before the start.
 */
const ASKING = `orders.orders o, lateral (
  select 'answer' as asks, o.respond_by as until, o.created_at as since where o.status = 'pending'
  union all select 'participants', f.cut_off_at, a.proposed_at from orders.followings f join orders.amendments a on a.order_id = f.order_id
    where o.follows and o.status = 'approved' and f.order_id = o.id and a.status = 'proposed' and a.asked_by = 'customer'
  union all select 'attendance', f.cut_off_at, t.proposed_at from orders.followings f join orders.attendances t on t.order_id = f.order_id
    where o.follows and o.status = 'approved' and f.order_id = o.id and t.status = 'proposed' and t.asked_by = 'customer'
  union all select 'terms', c.respond_by, c.proposed_at from orders.change_requests c
    where o.changes and o.status = 'approved' and c.order_id = o.id and c.status = 'open' and c.asked_by = 'customer'
  union all select 'rest', o.starts_at, coalesce(p.pay_by, p.due_at) from orders.payment_plans p
    where o.status = 'approved' and p.order_id = o.id and p.status = 'undecided') w`;
const AHEAD = `o.status in ('pending', 'approved') and o.starts_at >=`;

/** Reads the home page of a store's crew. */
@Injectable()
export class StoreHomeQueries {
  constructor(private readonly read: ReadModel) {}

  waiting(storeId: StoreId, now: Date, limit: number): Promise<WaitingRow[]> {
    return this.read.rows<WaitingRow>(
      `select ${CARD_COLUMNS}, w.asks, w.until from ${ASKING}
       where o.store_id = $1 and ${AHEAD} $2 order by w.until, o.id limit ${limit}`,
      [storeId, now],
    );
  }

  /** The same of many stores, as numbers, and with the bookings that their customers did not confirm. */
  waits(storeIds: readonly StoreId[], at: Date, now: Date): Promise<StoreWaits[]> {
    return this.read.rows<StoreWaits>(
      storeWaits(
        `select o.store_id, w.since from ${ASKING} where o.store_id = any($1::uuid[]) and ${AHEAD} $3
         union all select b.store_id, coalesce(b.answered_at, b.created_at) from orders.bookings b where b.store_id = any($1::uuid[]) and ${DECLINED_AHEAD} $3`,
      ),
      [storeIds, at, now],
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
      `select o.status, o.price, o.due, o.captured, o.refunded, o.owed, o.kept, o.commission_rate from orders.orders o
         where o.store_id = $1 and o.starts_at >= $2 and o.starts_at < $3
           and (o.status in ('approved', 'done') or o.kept > 0)`,
      [storeId, from, till],
    );
  }
}
