import { Injectable } from '@nestjs/common';
import { returningRows, type Tx } from '@smachot/server-platform';

/** How many seats of a store's day are taken; the greatest version is the newest. */
export type TakenDay = { storeId: string; day: string; taken: number; version: number };
const DAY = `d.store_id as "storeId", to_char(d.day, 'YYYY-MM-DD') as day, d.taken, d.version`;

/** The seats of a store's days. One is taken together with the checkout (`Checkouts`). */
@Injectable()
export class Slots {
  /** Nothing to free is nothing wrong. */
  async free(tx: Tx, orderId: string): Promise<void> {
    const days = returningRows(
      await tx.query<TakenDay>(
        `with gone as (delete from orders.slots where order_id = $1 returning store_id, day, seat)
         update orders.days d set taken = d.taken - 1, version = d.version + 1, seats = array_remove(d.seats, gone.seat) from gone
         where d.store_id = gone.store_id and d.day = gone.day returning ${DAY}`,
        [orderId],
      ),
    );
    for (const day of days) this.tell(tx, day);
  }

  /** The day an order keeps a seat of, as it is now. */
  async tellOf(tx: Tx, orderId: string): Promise<void> {
    const days = await tx.query<TakenDay>(
      `select ${DAY} from orders.slots s join orders.days d on d.store_id = s.store_id and d.day = s.day where s.order_id = $1`,
      [orderId],
    );
    for (const day of days) this.tell(tx, day);
  }

  tell(tx: Tx, day: TakenDay): void {
    tx.emit('orders.day_taken', day);
  }
}
