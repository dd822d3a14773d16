/** An SQL executor within the transaction at hand. */
type Asked = { query<T>(sql: string, values: unknown[]): Promise<T[]> };

/** How many orders of a store are under way; the orders context provides it. It asks within the transaction at hand. */
export abstract class OpenOrders {
  abstract of(asked: Asked, storeId: string): Promise<number>;
}
