import { Global, Module } from '@nestjs/common';
import { OrdersBetween } from '@smachot/server-conversations';
import { BookedCustomers } from '@smachot/server-notifications';
import { ChargedOrdersPort, UnsettledOrdersPort } from '@smachot/server-payments';
import { OpenOrders, OptedOutPhones } from '@smachot/server-stores';
import { ChargedOrders } from './adapters/charged-orders';
import { CustomersOfBookings } from './adapters/customers-of-bookings';
import { OpenOrdersOfStores } from './adapters/open-orders-of-stores';
import { OrdersBetweenSides } from './adapters/orders-between-sides';
import { PhonesOfMessaging } from './adapters/phones-of-messaging';
import { UnsettledOrders } from './adapters/unsettled-orders';

/** Ports of this context for notifications, payments, stores and conversations; global, since they may not import it. */
@Global()
@Module({
  providers: [
    { provide: BookedCustomers, useClass: CustomersOfBookings },
    { provide: ChargedOrdersPort, useClass: ChargedOrders },
    { provide: OpenOrders, useClass: OpenOrdersOfStores },
    { provide: OptedOutPhones, useClass: PhonesOfMessaging },
    { provide: OrdersBetween, useClass: OrdersBetweenSides },
    { provide: UnsettledOrdersPort, useClass: UnsettledOrders },
  ],
  exports: [
    BookedCustomers,
    ChargedOrdersPort,
    OpenOrders,
    OptedOutPhones,
    OrdersBetween,
    UnsettledOrdersPort,
  ],
})
export class OrdersPortsModule {}
