export {
  NotificationsHttpModule,
  NotificationsJobsModule,
  NotificationsModule,
} from './notifications.module';
export { notificationsStore } from './store/notifications.store';
