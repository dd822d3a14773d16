import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PaymentId, StoreId, UserId } from '@smachot/contracts';
import { type ChargedOrder, ChargedOrdersPort, type ChargedStore } from '@smachot/server-payments';
import { ReadModel } from '@smachot/server-platform';
import { CrewRoleOf, StoreContacts } from '@smachot/server-stores';

/** Orders by their payments: the first one, the rest after a deposit, and the one more sale of a settlement. */
@Injectable()
export class ChargedOrders extends ChargedOrdersPort {
  constructor(
    private readonly read: ReadModel,
    private readonly queries: QueryBus,
  ) {
    super();
  }

  ofPayment(paymentId: PaymentId): Promise<ChargedOrder | undefined> {
    return this.read.one<ChargedOrder>(
      `select o.id as "orderId", o.code, o.store_id as "storeId" from orders.orders o where o.id = (
         select id from orders.orders where payment_id = $1
         union select order_id from orders.payment_plans where payment_id = $1
         union select order_id from orders.followings where extra_payment_id = $1 limit 1)`,
      [paymentId],
    );
  }

  async store(storeId: StoreId): Promise<ChargedStore | undefined> {
    return (await this.queries.execute(new StoreContacts([storeId]))).get(storeId);
  }

  async isOwner(storeId: StoreId, userId: UserId): Promise<boolean> {
    return (await this.queries.execute(new CrewRoleOf(storeId, userId)))?.role === 'Owner';
  }
}
