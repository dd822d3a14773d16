import { Injectable } from '@nestjs/common';
import type { DishPurchases, StoreId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

/** Reads the shopping lists of stores for their dishes. */
@Injectable()
export class PurchaseQueries {
  constructor(private readonly read: ReadModel) {}

  of(storeId: StoreId, dishes: string[]): Promise<DishPurchases[]> {
    if (!dishes.length) return Promise.resolve([]);
    return this.read.rows<DishPurchases>(
      'select dish, lines from orders.purchases where store_id = $1 and dish = any($2) order by dish',
      [storeId, [...new Set(dishes)]],
    );
  }
}
