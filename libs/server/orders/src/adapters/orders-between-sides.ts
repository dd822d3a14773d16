import { Injectable } from '@nestjs/common';
import type { OrderId } from '@smachot/contracts';
import { OrdersBetween, type Pair } from '@smachot/server-conversations';
import { ReadModel } from '@smachot/server-platform';

/** Orders that stand or stood between a customer and a store; declined and recalled ones do not count. */
@Injectable()
export class OrdersBetweenSides extends OrdersBetween {
  constructor(private readonly read: ReadModel) {
    super();
  }

  async of(pairs: Pair[]): Promise<Set<string>> {
    if (!pairs.length) return new Set();
    const rows = await this.read.rows<Pair>(
      `select p.customer_id as "customerId", p.store_id as "storeId"
       from unnest($1::uuid[], $2::uuid[]) p(customer_id, store_id)
       where exists (select from orders.orders o where o.user_id = p.customer_id and o.store_id = p.store_id
         and o.status in ('pending', 'approved', 'done', 'cancelled_partner', 'cancelled_customer'))`,
      [pairs.map(({ customerId }) => customerId), pairs.map(({ storeId }) => storeId)],
    );
    return new Set(rows.map((pair) => OrdersBetween.key(pair)));
  }

  sidesOf(orderId: OrderId): Promise<Pair | undefined> {
    return this.read.one<Pair>(
      'select user_id as "customerId", store_id as "storeId" from orders.orders where id = $1 and not customer_left',
      [orderId],
    );
  }
}
