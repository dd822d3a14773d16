import { Global, Module } from '@nestjs/common';
import { OpenOrders } from '@smachot/server-stores';
import { OpenOrdersOfStores } from './adapters/open-orders-of-stores';

/** What stores asks of this context; global, since it may not import it. */
@Global()
@Module({ providers: [{ provide: OpenOrders, useClass: OpenOrdersOfStores }], exports: [OpenOrders] })
export class OrdersPortsModule {}
