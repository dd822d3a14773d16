import { Module } from '@nestjs/common';
import { CustomerOrderQueries } from './persistence/orders/customer-order.queries';
import {
  CustomerOfOrderHandler,
  FiguresOfCustomersHandler,
  OrdersOfCustomerHandler,
} from './use-cases/reading/customer-orders';

/** What the list of a store's customers reads of orders. */
@Module({
  providers: [
    CustomerOrderQueries,
    CustomerOfOrderHandler,
    FiguresOfCustomersHandler,
    OrdersOfCustomerHandler,
  ],
})
export class CustomerOrdersModule {}
