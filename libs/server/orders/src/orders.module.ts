import { Module } from '@nestjs/common';
import { PaymentsModule } from '@smachot/server-payments';
import { StoresModule } from '@smachot/server-stores';
import { OrdersController } from './http/orders.controller';
import { OrderJobs } from './jobs/order-jobs';
import { OrderTopics } from './order-topics';
import { OrdersExport } from './orders-export';
import { OrdersPortsModule } from './orders-ports.module';
import { StoreDoor } from './store-door';
import { Checkouts } from './store/checkouts';
import { OrderRepository } from './store/order.repository';
import { Slots } from './store/slots';
import { DropCheckoutHandler, OneCheckoutHandler } from './use-cases/checkouts';
import { CheckoutEnding } from './use-cases/close-checkout';
import { ExpireCheckoutsHandler, MoveDueOrdersHandler } from './use-cases/due-orders';
import { ExportOrdersHandler } from './use-cases/export-orders';
import { ForgetCustomerHandler } from './use-cases/forget-customer';
import { HoldOrder } from './use-cases/hold-order';
import { ListOrdersHandler } from './use-cases/list-orders';
import { MoveOrderHandler } from './use-cases/move-order';
import { NotePaymentHandler } from './use-cases/note-payment';
import { OneOrderHandler, OrderConsequencesHandler } from './use-cases/one-order';
import { OrderAccess } from './use-cases/order-access';
import { OrderReceiptHandler } from './use-cases/order-receipt';
import { PlaceOrderHandler } from './use-cases/place-order';

const handlers = [
  DropCheckoutHandler,
  ExpireCheckoutsHandler,
  ExportOrdersHandler,
  ForgetCustomerHandler,
  ListOrdersHandler,
  MoveDueOrdersHandler,
  MoveOrderHandler,
  NotePaymentHandler,
  OneCheckoutHandler,
  OneOrderHandler,
  OrderConsequencesHandler,
  OrderReceiptHandler,
  PlaceOrderHandler,
];

@Module({
  imports: [OrdersPortsModule, PaymentsModule, StoresModule],
  providers: [
    StoreDoor,
    OrderAccess,
    OrderRepository,
    Checkouts,
    Slots,
    HoldOrder,
    CheckoutEnding,
    ...handlers,
  ],
  exports: [OrderAccess],
})
export class OrdersModule {}

@Module({
  imports: [OrdersModule],
  controllers: [OrdersController],
  providers: [OrderTopics, OrdersExport],
})
export class OrdersHttpModule {}

@Module({ imports: [OrdersModule], providers: [OrderJobs] })
export class OrdersJobsModule {}
