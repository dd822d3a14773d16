import { Injectable } from '@nestjs/common';
import type { Order as OrderContract } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { Reader } from '@smachot/server-stores';
import { StoresGateway } from '../stores-gateway';

export type Standing = { side: OrderContract['side']; storeId: string };
export type Seen = Standing & { readOnly?: true };

/** Side of an order on which a user stands; undefined on neither side, so that the order does not exist for them. */
@Injectable()
export class OrderAccess {
  constructor(
    private readonly read: ReadModel,
    private readonly stores: StoresGateway,
  ) {}

  async of(orderId: string, userId: string): Promise<Standing | undefined> {
    const order = await this.read.one<{ user_id: string; store_id: string }>(
      'select user_id, store_id from orders.orders where id = $1',
      [orderId],
    );
    if (!order) return undefined;
    if (order.user_id === userId) return { side: 'customer', storeId: order.store_id };
    const works = await this.stores.roleAt(order.store_id, userId);
    return works ? { side: 'partner', storeId: order.store_id } : undefined;
  }

  /** The same, also for a super admin, who only reads, from the partner's side. */
  async seenBy(orderId: string, { userId, superAdmin }: Reader): Promise<Seen | undefined> {
    const standing = await this.of(orderId, userId);
    if (standing || !superAdmin) return standing;
    const order = await this.read.one<{ store_id: string }>(
      'select store_id from orders.orders where id = $1',
      [orderId],
    );
    return order && { side: 'partner', storeId: order.store_id, readOnly: true };
  }
}
