export { OrdersHttpModule, OrdersJobsModule, OrdersModule } from './orders.module';
export { ordersStore } from './store/orders.store';
