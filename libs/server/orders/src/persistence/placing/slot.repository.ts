import { Injectable } from '@nestjs/common';
import type { BookingId, OrderId, StoreId } from '@smachot/contracts';
import { prepared, returningRows, type Tx } from '@smachot/server-platform';

/** Seats are held by orders and by bookings, in one column. */
type HolderId = OrderId | BookingId;
/** Number of taken seats of a store's day; the greatest version is the newest. */
export type TakenDay = { storeId: StoreId; day: string; taken: number; version: number };
const DAY = `d.store_id as "storeId", to_char(d.day, 'YYYY-MM-DD') as day, d.taken, d.version`;

// same protocol as a checkout's (`CheckoutRepository`): the row of the day is the queue, the unique key of a seat decides
const TAKE = prepared(
  `with counted as (
     insert into orders.days as d (store_id, day, taken, version, seats) values ($1, $2, 1, 1, array[1])
     on conflict (store_id, day) do update set taken = d.taken + 1, version = d.version + 1,
       seats = d.seats || (select min(s) from generate_series(1, $3) s where s <> all (d.seats))
     where d.taken < $3 returning d.taken, d.version, d.seats[cardinality(d.seats)] as seat),
   seat as (insert into orders.slots (store_id, day, seat, order_id) select $1, $2, seat, $4 from counted)
   select taken, version from counted`,
);

/** Repository of the seats of a store's days. One is taken together with a checkout (`CheckoutRepository`), or by a booking without one. */
@Injectable()
export class SlotRepository {
  /** Takes the lowest free seat of a day for a booking; false when all its seats are taken. */
  async take(
    tx: Tx,
    bookingId: BookingId,
    { storeId, day }: Pick<TakenDay, 'storeId' | 'day'>,
    capacity: number,
  ): Promise<boolean> {
    const [taken] = await tx.query<Pick<TakenDay, 'taken' | 'version'>>(TAKE, [
      storeId,
      day,
      capacity,
      bookingId,
    ]);
    if (taken) this.tell(tx, { storeId, day, ...taken });
    return taken !== undefined;
  }

  /** Frees the seat; having none is no error. */
  async free(tx: Tx, holderId: HolderId): Promise<void> {
    const days = returningRows(
      await tx.query<TakenDay>(
        `with gone as (delete from orders.slots where order_id = $1 returning store_id, day, seat)
         update orders.days d set taken = d.taken - 1, version = d.version + 1, seats = array_remove(d.seats, gone.seat) from gone
         where d.store_id = gone.store_id and d.day = gone.day returning ${DAY}`,
        [holderId],
      ),
    );
    for (const day of days) this.tell(tx, day);
  }

  /**
   * Moves an order's or a booking's seat to another day of its store; false when all seats of that day are taken: the transaction must then be rolled
   * back. Both days are locked in the order of the calendar: two orders that swap days do not deadlock.
   */
  async move(tx: Tx, holderId: HolderId, to: { day: string; capacity: number }): Promise<boolean> {
    const [slot] = await tx.query<{ storeId: StoreId; day: string; seat: number }>(
      `select store_id as "storeId", to_char(day, 'YYYY-MM-DD') as day, seat from orders.slots where order_id = $1`,
      [holderId],
    );
    if (!slot) return false;
    if (slot.day === to.day) return true;
    await tx.query(
      `insert into orders.days (store_id, day, taken, version, seats) values ($1, $2, 0, 0, '{}') on conflict do nothing`,
      [slot.storeId, to.day],
    );
    const days = await tx.query<{ day: string; taken: number; seats: number[] }>(
      `select to_char(day, 'YYYY-MM-DD') as day, taken, seats from orders.days
       where store_id = $1 and day = any($2::date[]) order by orders.days.day for update`,
      [slot.storeId, [slot.day, to.day]],
    );
    const target = days.find(({ day }) => day === to.day)!;
    if (target.taken >= to.capacity) return false;
    let seat = 1;
    while (target.seats.includes(seat)) seat += 1;
    const moved = await tx.query<TakenDay>(
      `with left_behind as (update orders.days d set taken = d.taken - 1, version = d.version + 1, seats = array_remove(d.seats, $4)
         where d.store_id = $1 and d.day = $2 returning ${DAY}),
       taken as (update orders.days d set taken = d.taken + 1, version = d.version + 1, seats = d.seats || $5::int
         where d.store_id = $1 and d.day = $3 returning ${DAY}),
       moved as (update orders.slots set day = $3, seat = $5 where order_id = $6)
       select * from left_behind union all select * from taken`,
      [slot.storeId, slot.day, to.day, slot.seat, seat, holderId],
    );
    for (const day of moved) this.tell(tx, day);
    return true;
  }

  /** Publishes the present state of the day on which an order keeps a seat. */
  async tellOf(tx: Tx, holderId: HolderId): Promise<void> {
    const days = await tx.query<TakenDay>(
      `select ${DAY} from orders.slots s join orders.days d on d.store_id = s.store_id and d.day = s.day where s.order_id = $1`,
      [holderId],
    );
    for (const day of days) this.tell(tx, day);
  }

  tell(tx: Tx, day: TakenDay): void {
    tx.emit('orders.day_taken', day);
  }
}
