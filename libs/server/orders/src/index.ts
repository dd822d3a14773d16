export { AgreedOrders } from './agreed-orders';
export type { AgreeingCustomer, Agreement } from './services/agreement';
export { OrdersHttpModule, OrdersJobsModule, OrdersModule } from './orders.module';
export type { AllOrdersFilter, ListedOrder } from './persistence/orders/all-orders.queries';
export { OrderPage } from './use-cases/reading/all-orders';
export { ordersPersistence } from './persistence/orders.persistence';
