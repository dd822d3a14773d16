import { Injectable } from '@nestjs/common';
import type { OrderId } from '@smachot/contracts';
import { OrderQueries } from '../persistence/orders/order.queries';
import { StoresGateway } from '../stores-gateway';

/** Orders whose business takes people to the event and back. */
@Injectable()
export class RideOrders {
  constructor(
    private readonly orders: OrderQueries,
    private readonly stores: StoresGateway,
  ) {}

  async takenBy(orderId: OrderId): Promise<boolean> {
    const storeId = await this.orders.storeOf(orderId);
    const store = storeId ? await this.stores.known(storeId) : undefined;
    return store?.categories.includes('transport') ?? false;
  }
}
