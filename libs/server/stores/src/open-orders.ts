import type { PricingUnitId, StoreId } from '@smachot/contracts';
/** An SQL executor within the transaction at hand. */
type SqlExecutor = { query<T>(sql: string, values: unknown[]): Promise<T[]> };

export type LastOrder = { pricingUnitId: PricingUnitId; at: Date };

/** Orders of a store: how many are open, and when each unit was ordered last; the orders context provides it. It queries within the transaction at hand. */
export abstract class OpenOrders {
  abstract of(executor: SqlExecutor, storeId: StoreId): Promise<number>;

  /** None where nothing is ordered. */
  lastOf(_executor: SqlExecutor, _storeId: StoreId): Promise<LastOrder[]> {
    return Promise.resolve([]);
  }
}
