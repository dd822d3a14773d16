import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderId, StoreId, UserId } from '@smachot/contracts';
import {
  type CustomerFigures,
  CustomerOrderQueries,
  type CustomerOrderRow,
  type OrderOfCustomer,
} from '../../persistence/orders/customer-order.queries';

/** Whose orders they are, in one statement. Left out: orders that do not exist, and those whose customer has left. */
export class CustomersOfOrders extends Query<OrderOfCustomer[]> {
  constructor(readonly orderIds: readonly OrderId[]) {
    super();
  }
}

@QueryHandler(CustomersOfOrders)
export class CustomersOfOrdersHandler implements IQueryHandler<CustomersOfOrders> {
  constructor(private readonly orders: CustomerOrderQueries) {}

  execute({ orderIds }: CustomersOfOrders): Promise<OrderOfCustomer[]> {
    return this.orders.byIds(orderIds);
  }
}

/** The figures of each of these customers at a store, in one statement. */
export class FiguresOfCustomers extends Query<Map<string, CustomerFigures>> {
  constructor(
    readonly storeId: StoreId,
    readonly customerIds: readonly UserId[],
  ) {
    super();
  }
}

@QueryHandler(FiguresOfCustomers)
export class FiguresOfCustomersHandler implements IQueryHandler<FiguresOfCustomers> {
  constructor(private readonly orders: CustomerOrderQueries) {}

  async execute({ storeId, customerIds }: FiguresOfCustomers): Promise<Map<string, CustomerFigures>> {
    const rows = customerIds.length ? await this.orders.figuresOf(storeId, customerIds) : [];
    return new Map(rows.map((row) => [row.customerId, row]));
  }
}

/** A customer's orders at a store, the latest first. */
export class OrdersOfCustomer extends Query<CustomerOrderRow[]> {
  constructor(
    readonly storeId: StoreId,
    readonly customerId: UserId,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(OrdersOfCustomer)
export class OrdersOfCustomerHandler implements IQueryHandler<OrdersOfCustomer> {
  constructor(private readonly orders: CustomerOrderQueries) {}

  execute({ storeId, customerId, limit }: OrdersOfCustomer): Promise<CustomerOrderRow[]> {
    return this.orders.ofCustomer(storeId, customerId, limit);
  }
}
