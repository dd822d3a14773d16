import type { OrderId, PaymentId, StoreId, UserId } from '@smachot/contracts';

/** The order that a payment is of. */
export type ChargedOrder = { orderId: OrderId; code: string; storeId: StoreId };
/** The owners of a store, and its name in addresses of the dashboard. */
export type ChargedStore = { ownerIds: UserId[]; partnerUsername: string };

/** Port to the context of public events, whose tickets are charged: the registration stands in the place of the order. Never asked inside a transaction. */
export abstract class ChargedTicketsPort {
  /** Undefined when the payment is of no tickets. */
  abstract ofPayment(paymentId: PaymentId): Promise<ChargedOrder | undefined>;
}

/** Port to the context of orders, which implements it; payments never imports it. Never asked inside a transaction. */
export abstract class ChargedOrdersPort {
  /** Undefined when the payment is of no order. */
  abstract ofPayment(paymentId: PaymentId): Promise<ChargedOrder | undefined>;
  /** Undefined when the store is closed for good. */
  abstract store(storeId: StoreId): Promise<ChargedStore | undefined>;
  abstract isOwner(storeId: StoreId, userId: UserId): Promise<boolean>;
}
