import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { EventId, OrderId, UserId } from '@smachot/contracts';
import {
  DoneOrdersOf,
  LinkedEventsOf,
  OrdersToReview,
  type OrderToReview,
  type WantedOrders,
} from '@smachot/server-orders';

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
  /** The celebrations that orders are linked to, by order. */
  async eventsOf(orderIds: readonly OrderId[]): Promise<Map<OrderId, EventId>> {
    const linked = await this.queries.execute(new LinkedEventsOf(orderIds));
    return new Map(linked.map(({ orderId, eventId }) => [orderId, eventId]));
  }
  /** Done and paid orders of a customer, the latest celebration first. */
  doneOf(userId: UserId, wanted: WantedOrders): Promise<OrderToReview[]> {
    return this.queries.execute(new DoneOrdersOf(userId, wanted));
  }
}
