export { BookedCustomers } from './booked-customers';
export { MailWishesModule, NotificationsHttpModule, NotificationsJobsModule } from './notifications.module';
export { MailWishes } from './services/mail-wishes';
export { notificationsPersistence } from './persistence/notifications.persistence';
export { type DemoNotice, seedNotificationsDemo } from './seed/seed-demo';
