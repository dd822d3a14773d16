import type { StoreId } from '@smachot/contracts';
/** An SQL executor within the transaction at hand. */
type SqlExecutor = { query<T>(sql: string, values: unknown[]): Promise<T[]> };

/** The number of a store's open orders; the orders context provides it. It queries within the transaction at hand. */
export abstract class OpenOrders {
  abstract of(executor: SqlExecutor, storeId: StoreId): Promise<number>;
}
