import { Injectable } from '@nestjs/common';
import type { Order as OrderContract, OrderId, StoreId, UserId } from '@smachot/contracts';
import type { Reader } from '@smachot/server-stores';
import { OrderQueries } from '../persistence/orders/order.queries';
import { StoresGateway } from '../stores-gateway';

export type Standing = { side: OrderContract['side']; storeId: StoreId };
export type Seen = Standing & { readOnly?: true };

/** Side of an order on which a user stands; undefined on neither side, so that the order does not exist for them. */
@Injectable()
export class OrderAccess {
  constructor(
    private readonly orders: OrderQueries,
    private readonly stores: StoresGateway,
  ) {}

  async of(orderId: OrderId, userId: UserId): Promise<Standing | undefined> {
    const order = await this.orders.sidesOf(orderId);
    if (!order) return undefined;
    if (order.userId === userId) return { side: 'customer', storeId: order.storeId };
    const works = await this.stores.roleAt(order.storeId, userId);
    return works ? { side: 'partner', storeId: order.storeId } : undefined;
  }

  /** The same, also for a super admin, who only reads, from the partner's side. */
  async seenBy(orderId: OrderId, { userId, superAdmin }: Reader): Promise<Seen | undefined> {
    const standing = await this.of(orderId, userId);
    if (standing || !superAdmin) return standing;
    const storeId = await this.orders.storeOf(orderId);
    return storeId ? { side: 'partner', storeId, readOnly: true } : undefined;
  }
}
