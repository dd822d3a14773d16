import { Global, Module } from '@nestjs/common';
import { OrdersBetween } from '@smachot/server-conversations';
import { OpenOrders } from '@smachot/server-stores';
import { OpenOrdersOfStores } from './adapters/open-orders-of-stores';
import { OrdersBetweenSides } from './adapters/orders-between-sides';

/** What stores and conversations ask of this context; global, since they may not import it. */
@Global()
@Module({
  providers: [
    { provide: OpenOrders, useClass: OpenOrdersOfStores },
    { provide: OrdersBetween, useClass: OrdersBetweenSides },
  ],
  exports: [OpenOrders, OrdersBetween],
})
export class OrdersPortsModule {}
