import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventId, OrderId, UserId } from '@smachot/contracts';
import {
  DoneOrderQueries,
  type OrderToReview,
  type WantedOrders,
} from '../../persistence/orders/done-order.queries';

/** Orders by their ids, in any status; those that do not exist are left out. In one statement. */
export class OrdersToReview extends Query<OrderToReview[]> {
  constructor(readonly orderIds: readonly OrderId[]) {
    super();
  }
}

@QueryHandler(OrdersToReview)
export class OrdersToReviewHandler implements IQueryHandler<OrdersToReview> {
  constructor(private readonly orders: DoneOrderQueries) {}

  execute({ orderIds }: OrdersToReview): Promise<OrderToReview[]> {
    return this.orders.byIds(orderIds);
  }
}

type LinkedEvent = { orderId: OrderId; eventId: EventId };

/** The celebrations that orders are linked to; orders without one are left out. In one statement. */
export class LinkedEventsOf extends Query<LinkedEvent[]> {
  constructor(readonly orderIds: readonly OrderId[]) {
    super();
  }
}

@QueryHandler(LinkedEventsOf)
export class LinkedEventsOfHandler implements IQueryHandler<LinkedEventsOf> {
  constructor(private readonly orders: DoneOrderQueries) {}

  execute({ orderIds }: LinkedEventsOf): Promise<LinkedEvent[]> {
    return this.orders.linkedEvents(orderIds);
  }
}

/** Done and paid orders of a customer, the latest first, a hundred at most. */
export class DoneOrdersOf extends Query<OrderToReview[]> {
  constructor(
    readonly userId: UserId,
    readonly wanted: WantedOrders,
  ) {
    super();
  }
}

@QueryHandler(DoneOrdersOf)
export class DoneOrdersOfHandler implements IQueryHandler<DoneOrdersOf> {
  constructor(private readonly orders: DoneOrderQueries) {}

  execute({ userId, wanted }: DoneOrdersOf): Promise<OrderToReview[]> {
    return this.orders.ofCustomer(userId, wanted);
  }
}
