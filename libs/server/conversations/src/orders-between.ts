export type Pair = { customerId: string; storeId: string };

/** Orders between a customer and a store. This context may not query the orders context, so orders provides the implementation. */
export abstract class OrdersBetween {
  /** `key` of those pairs that have an order which was not turned down or taken back. One statement. */
  abstract of(pairs: Pair[]): Promise<Set<string>>;
  /** The customer and the store of an order; undefined when the order does not exist or its customer has left. */
  abstract sidesOf(orderId: string): Promise<Pair | undefined>;

  static key({ customerId, storeId }: Pair): string {
    return `${customerId} ${storeId}`;
  }
}
