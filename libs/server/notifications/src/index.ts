export { BookedCustomers } from './booked-customers';
export {
  NotificationsHttpModule,
  NotificationsJobsModule,
  NotificationsModule,
} from './notifications.module';
export { notificationsPersistence } from './persistence/notifications.persistence';
