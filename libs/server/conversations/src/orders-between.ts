import type { OrderId, StoreId, UserId } from '@smachot/contracts';
export type Pair = { customerId: UserId; storeId: StoreId };

/** Orders between a customer and a store. This context may not query the orders context, so orders provides the implementation. */
export abstract class OrdersBetween {
  /** Answers the `key` of each pair that has an order which was neither declined nor withdrawn. One statement. */
  abstract of(pairs: Pair[]): Promise<Set<string>>;
  /** The customer and the store of an order; undefined when the order does not exist or its customer has left. */
  abstract sidesOf(orderId: OrderId): Promise<Pair | undefined>;

  static key({ customerId, storeId }: Pair): string {
    return `${customerId} ${storeId}`;
  }
}
