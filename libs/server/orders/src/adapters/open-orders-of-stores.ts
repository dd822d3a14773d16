import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import { type LastOrder, OpenOrders } from '@smachot/server-stores';

/** Open orders of stores: pending and approved ones, and checkouts that still hold a slot. */
@Injectable()
export class OpenOrdersOfStores extends OpenOrders {
  async of(asked: Parameters<OpenOrders['of']>[0], storeId: StoreId): Promise<number> {
    const [row] = await asked.query<{ count: number }>(
      `select (select count(*)::int from orders.orders where store_id = $1 and status in ('pending', 'approved'))
         + (select count(*)::int from orders.slots s join orders.checkouts c on c.order_id = s.order_id
            where s.store_id = $1 and c.status in ('authorising', 'action_required')) as count`,
      [storeId],
    );
    return row!.count;
  }

  override lastOf(asked: Parameters<OpenOrders['of']>[0], storeId: StoreId): Promise<LastOrder[]> {
    return asked.query<LastOrder>(
      `select summary->>'pricingUnitId' as "pricingUnitId", max(created_at) as at from orders.orders
       where store_id = $1 group by 1`,
      [storeId],
    );
  }
}
