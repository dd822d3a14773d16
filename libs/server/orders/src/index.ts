export { AgreedOrders } from './agreed-orders';
export type { AgreeingCustomer, Agreement } from './services/agreement';
export { OrdersHttpModule, OrdersJobsModule, OrdersModule } from './orders.module';
export type { AllOrdersFilter, ListedOrder } from './persistence/orders/all-orders.queries';
export { CustomerOrdersModule } from './customer-orders.module';
export { CustomerOfOrder, FiguresOfCustomers, OrdersOfCustomer } from './use-cases/reading/customer-orders';
export type {
  CustomerFigures,
  CustomerOrderRow,
  OrderOfCustomer,
} from './persistence/orders/customer-order.queries';
export { OrderPage } from './use-cases/reading/all-orders';
export { OrdersToReviewModule } from './orders-to-review.module';
export { DoneOrdersOf, OrdersToReview } from './use-cases/reading/orders-to-review';
export type { OrderToReview } from './persistence/orders/done-order.queries';
export { ordersPersistence } from './persistence/orders.persistence';
