export { AgreedOrders } from './agreed-orders';
export type { Agreement } from './services/agreement';
export { OrdersHttpModule, OrdersJobsModule, OrdersModule } from './orders.module';
export type { ListedOrder } from './persistence/orders/all-orders.queries';
export { CommissionRatesModule } from './commission-rates.module';
export { CommissionRateOf } from './use-cases/commission/commission-rate-of';
export { CustomerOrdersModule } from './customer-orders.module';
export { CustomersOfOrders, FiguresOfCustomers, OrdersOfCustomer } from './use-cases/reading/customer-orders';
export type {
  CustomerByOrders,
  CustomerFigures,
  CustomerOrderRow,
} from './persistence/orders/customer-order.queries';
export { DeclinedBookings, OrderWaits, WaitingOrders } from './use-cases/reading/waiting-orders';
export { OrderPage } from './use-cases/reading/all-orders';
export { OrdersToReviewModule } from './orders-to-review.module';
export { DoneOrdersOf, LinkedEventsOf, OrdersToReview } from './use-cases/reading/orders-to-review';
export type { OrderToReview, WantedOrders } from './persistence/orders/done-order.queries';
export { seedBookingsDemo } from './seed/seed-bookings';
export { type DemoFact, seedOrdersDemo } from './seed/seed-demo';
export { seedManualRefundDemo } from './seed/seed-refund';
export { ordersPersistence } from './persistence/orders.persistence';
