import type { PaymentId, UserId } from '@smachot/contracts';
/** An agreed order that its customer may still be charged for; by the card of `paymentId`, its first payment. */
export type UnsettledOrder = { userId: UserId; paymentId: PaymentId };

/** Port to the context of orders, which implements it; payments never imports it. */
export abstract class UnsettledOrdersPort {
  abstract of(userIds: UserId[]): Promise<UnsettledOrder[]>;
}
