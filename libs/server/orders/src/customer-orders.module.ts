import { Module } from '@nestjs/common';
import { CustomerOrderQueries } from './persistence/orders/customer-order.queries';
import {
  CustomersOfOrdersHandler,
  FiguresOfCustomersHandler,
  OrdersOfCustomerHandler,
} from './use-cases/reading/customer-orders';

/** What the list of a store's customers reads of orders. */
@Module({
  providers: [
    CustomerOrderQueries,
    CustomersOfOrdersHandler,
    FiguresOfCustomersHandler,
    OrdersOfCustomerHandler,
  ],
})
export class CustomerOrdersModule {}
