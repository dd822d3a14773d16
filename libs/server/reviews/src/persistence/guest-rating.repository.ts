import { Injectable } from '@nestjs/common';
import type { OrderId, RsvpId, UserId } from '@smachot/contracts';
import { columnList, columnsWithout, toRow, type Tx } from '@smachot/server-platform';
import { type AttendedOrder, AttendedOrderSchema, type GuestRatingRow } from './guest-ratings.schema';

const LATER = ['arrived', 'settledAt', 'sum', 'count'] as const;
/** An order as guests begin to rate it. */
export type NewAttendedOrder = Omit<AttendedOrder, (typeof LATER)[number]>;
const columns = columnsWithout(AttendedOrderSchema, LATER);
const NEW_COLUMNS = columnList(columns);

/** Repository of orders that guests rate, and of what they gave. */
@Injectable()
export class GuestRatingRepository {
  async add(tx: Tx, orders: readonly NewAttendedOrder[]): Promise<void> {
    if (!orders.length) return;
    await tx.query(
      `insert into reviews.attended_orders (${NEW_COLUMNS})
       select ${NEW_COLUMNS} from json_populate_recordset(null::reviews.attended_orders, $1)
       order by order_id on conflict (order_id) do nothing`,
      [JSON.stringify(orders.map((order) => toRow(columns, order)))],
    );
  }

  /** False: ratings of the order are over. Until the transaction ends they do not end. */
  async rate(tx: Tx, { orderId, guestId, stars, ratedAt }: GuestRatingRow): Promise<boolean> {
    const open = await tx.query(
      'select 1 from reviews.attended_orders where order_id = $1 and settled_at is null and rate_until > $2 for share',
      [orderId, ratedAt],
    );
    if (!open.length) return false;
    await tx.query(
      `insert into reviews.guest_ratings (order_id, guest_id, stars, rated_at) values ($1, $2, $3, $4)
       on conflict (order_id, guest_id) do update set stars = excluded.stars, rated_at = excluded.rated_at`,
      [orderId, guestId, stars, ratedAt],
    );
    return true;
  }

  /** @param arrived null: to be asked again at `dueAt` */
  async noteArrivals(tx: Tx, orderId: OrderId, arrived: number | null, dueAt: Date): Promise<void> {
    await tx.query(
      'update reviews.attended_orders set arrived = $2, arrivals_due_at = $3 where order_id = $1 and arrived is null',
      [orderId, arrived, dueAt],
    );
  }

  /** Keeps the sum of an order's ratings and deletes the single ones. `counts`: false leaves the sum at nothing. */
  async settle(tx: Tx, orderId: OrderId, counts: boolean, now: Date): Promise<void> {
    const open = await tx.query(
      'select 1 from reviews.attended_orders where order_id = $1 and settled_at is null for update',
      [orderId],
    );
    if (!open.length) return;
    await tx.query(
      `update reviews.attended_orders a set settled_at = $2, sum = case when $3 then t.sum else 0 end, count = case when $3 then t.count else 0 end
       from (select coalesce(sum(stars), 0)::int as sum, count(*)::int as count from reviews.guest_ratings where order_id = $1) t
       where a.order_id = $1`,
      [orderId, now, counts],
    );
    await tx.query('delete from reviews.guest_ratings where order_id = $1', [orderId]);
  }

  async forgetGuests(tx: Tx, guestIds: readonly RsvpId[]): Promise<void> {
    await tx.query('delete from reviews.guest_ratings where guest_id = any($1::uuid[])', [guestIds]);
  }

  async forgetCustomer(tx: Tx, userId: UserId): Promise<void> {
    await tx.query('update reviews.attended_orders set customer_id = null where customer_id = $1', [userId]);
  }
}
