import { Global, Module } from '@nestjs/common';
import { OrdersBetween } from '@smachot/server-conversations';
import { BookedCustomers } from '@smachot/server-notifications';
import { ChargedOrdersPort } from '@smachot/server-payments';
import { OpenOrders } from '@smachot/server-stores';
import { ChargedOrders } from './adapters/charged-orders';
import { CustomersOfBookings } from './adapters/customers-of-bookings';
import { OpenOrdersOfStores } from './adapters/open-orders-of-stores';
import { OrdersBetweenSides } from './adapters/orders-between-sides';

/** Ports of this context for notifications, payments, stores and conversations; global, since they may not import it. */
@Global()
@Module({
  providers: [
    { provide: BookedCustomers, useClass: CustomersOfBookings },
    { provide: ChargedOrdersPort, useClass: ChargedOrders },
    { provide: OpenOrders, useClass: OpenOrdersOfStores },
    { provide: OrdersBetween, useClass: OrdersBetweenSides },
  ],
  exports: [BookedCustomers, ChargedOrdersPort, OpenOrders, OrdersBetween],
})
export class OrdersPortsModule {}
