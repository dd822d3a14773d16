import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ListPage, ListPosition } from '@smachot/server-platform';
import {
  type AllOrdersFilter,
  AllOrdersQueries,
  type ListedOrder,
} from '../../persistence/orders/all-orders.queries';

/** A page of the orders of all stores, for admins, the latest placed first. */
export class OrderPage extends Query<ListPage<ListedOrder>> {
  constructor(
    readonly filter: AllOrdersFilter,
    readonly position: ListPosition,
  ) {
    super();
  }
}

@QueryHandler(OrderPage)
export class OrderPageHandler implements IQueryHandler<OrderPage> {
  constructor(private readonly orders: AllOrdersQueries) {}

  execute({ filter, position }: OrderPage): Promise<ListPage<ListedOrder>> {
    return this.orders.page(filter, position);
  }
}
