import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderId, StoreId, UserId } from '@smachot/contracts';
import {
  type CustomerByOrders,
  type CustomerFigures,
  CustomerOrderQueries,
  type CustomerOrderRow,
} from '../../persistence/orders/customer-order.queries';

/** The customers of these orders by all their orders at the store, in one statement. Left out: customers who have left. */
export class CustomersOfOrders extends Query<CustomerByOrders[]> {
  constructor(readonly orderIds: readonly OrderId[]) {
    super();
  }
}

@QueryHandler(CustomersOfOrders)
export class CustomersOfOrdersHandler implements IQueryHandler<CustomersOfOrders> {
  constructor(private readonly orders: CustomerOrderQueries) {}

  execute({ orderIds }: CustomersOfOrders): Promise<CustomerByOrders[]> {
    return this.orders.customersOf(orderIds);
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
