export { OrdersHttpModule, OrdersJobsModule, OrdersModule } from './orders.module';
export { ordersPersistence } from './persistence/orders.persistence';
