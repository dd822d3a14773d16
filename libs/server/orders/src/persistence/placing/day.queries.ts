import { Injectable } from '@nestjs/common';
import type { OrderId, StoreId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

/** Reads how many seats of a store's days are taken. */
@Injectable()
export class DayQueries {
  constructor(private readonly read: ReadModel) {}

  /** Number of seats of a day that are taken by others than this order. */
  async takenByOthers(storeId: StoreId, day: string, orderId: OrderId): Promise<number> {
    const row = await this.read.one<{ others: number }>(
      `select d.taken - (select count(*)::int from orders.slots s where s.order_id = $3 and s.day = d.day) as others
       from orders.days d where d.store_id = $1 and d.day = $2`,
      [storeId, day, orderId],
    );
    return row?.others ?? 0;
  }
}
