export type Pair = { customerId: string; storeId: string };

/** What orders knows of a customer and a store: this context may not ask it, so orders provides it. */
export abstract class OrdersBetween {
  /** `key` of those pairs that have an order which was not turned down or taken back. One statement. */
  abstract of(pairs: Pair[]): Promise<Set<string>>;
  /** The two sides of an order; undefined: there is no such order, or its customer has left. */
  abstract sidesOf(orderId: string): Promise<Pair | undefined>;

  static key({ customerId, storeId }: Pair): string {
    return `${customerId} ${storeId}`;
  }
}
