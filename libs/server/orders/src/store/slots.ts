import { Injectable } from '@nestjs/common';
import { returned, type Tx } from '@smachot/server-platform';

type Day = { day: string; taken: number; version: number };
const DAY = `to_char(day, 'YYYY-MM-DD') as day, taken, version`;

/** The seats of a store's days. The row of the day is the queue: whoever comes later waits for it, and the key of a seat is the last word. */
@Injectable()
export class Slots {
  /** False: all seats of that day are taken. */
  async take(tx: Tx, storeId: string, day: string, capacity: number, orderId: string): Promise<boolean> {
    const days = returned(
      await tx.query<Day>(
        `insert into orders.days as d (store_id, day, taken, version) values ($1, $2, 1, 1)
         on conflict (store_id, day) do update set taken = d.taken + 1, version = d.version + 1 where d.taken < $3 returning ${DAY}`,
        [storeId, day, capacity],
      ),
    );
    if (!days[0]) return false;
    const seats = await tx.query(
      `insert into orders.slots (store_id, day, seat, order_id)
       select $1, $2, min(s), $4 from generate_series(1, $3::int) s
       where not exists (select 1 from orders.slots t where t.store_id = $1 and t.day = $2 and t.seat = s) having min(s) is not null
       returning seat`,
      [storeId, day, capacity, orderId],
    );
    if (seats.length) this.tell(tx, storeId, days[0]);
    return seats.length > 0;
  }

  /** Nothing to free is nothing wrong. */
  async free(tx: Tx, orderId: string): Promise<void> {
    const days = returned(
      await tx.query<Day & { store_id: string }>(
        `with gone as (delete from orders.slots where order_id = $1 returning store_id, day)
         update orders.days d set taken = d.taken - 1, version = d.version + 1 from gone
         where d.store_id = gone.store_id and d.day = gone.day
         returning d.store_id, to_char(d.day, 'YYYY-MM-DD') as day, d.taken, d.version`,
        [orderId],
      ),
    );
    for (const day of days) this.tell(tx, day.store_id, day);
  }

  private tell(tx: Tx, storeId: string, { day, taken, version }: Day): void {
    tx.emit('orders.day_taken', { storeId, day, taken, version });
  }
}
