import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { OrderId, UserId } from '@smachot/contracts';
import { DoneOrdersOf, OrdersToReview, type OrderToReview } from '@smachot/server-orders';

/** Queries of this context to orders. Never inside a transaction: each query takes a connection of its own. */
@Injectable()
export class OrdersGateway {
  constructor(private readonly queries: QueryBus) {}

  async find(orderId: OrderId): Promise<OrderToReview | undefined> {
    return (await this.byIds([orderId]))[0];
  }
  byIds(orderIds: readonly OrderId[]): Promise<OrderToReview[]> {
    return this.queries.execute(new OrdersToReview(orderIds));
  }
  /** Done and paid orders of a customer, the latest celebration first. */
  doneOf(userId: UserId, endedAfter: Date): Promise<OrderToReview[]> {
    return this.queries.execute(new DoneOrdersOf(userId, endedAfter));
  }
}
