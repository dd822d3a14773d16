import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderId, UserId } from '@smachot/contracts';
import { DoneOrderQueries, type OrderToReview } from '../../persistence/orders/done-order.queries';

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

/** Done and paid orders of a customer that ended after an instant, the latest first, a hundred at most. */
export class DoneOrdersOf extends Query<OrderToReview[]> {
  constructor(
    readonly userId: UserId,
    readonly endedAfter: Date,
  ) {
    super();
  }
}

@QueryHandler(DoneOrdersOf)
export class DoneOrdersOfHandler implements IQueryHandler<DoneOrdersOf> {
  constructor(private readonly orders: DoneOrderQueries) {}

  execute({ userId, endedAfter }: DoneOrdersOf): Promise<OrderToReview[]> {
    return this.orders.ofCustomer(userId, endedAfter);
  }
}
