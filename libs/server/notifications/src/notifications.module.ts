import { Module } from '@nestjs/common';
import { IdentityModule } from '@smachot/server-identity';
import { NotificationsController } from './http/notifications.controller';
import { NotificationJobs } from './jobs/notification-jobs';
import { NotificationsExport } from './notifications-export';
import { NotificationRows } from './store/notification-rows';
import { DeliverNotificationHandler } from './use-cases/deliver-notification';
import { ForgetReaderHandler } from './use-cases/forget-reader';
import { ListNotificationsHandler } from './use-cases/list-notifications';
import { MarkReadHandler } from './use-cases/mark-read';
import { SendTextsHandler } from './use-cases/send-texts';
import { TellSendingStoppedHandler } from './use-cases/tell-sending-stopped';

const useCases = [
  ...[DeliverNotificationHandler, TellSendingStoppedHandler, SendTextsHandler, ForgetReaderHandler],
  ...[ListNotificationsHandler, MarkReadHandler],
];

@Module({ imports: [IdentityModule], providers: [...useCases, NotificationRows, NotificationsExport] })
export class NotificationsModule {}

@Module({ imports: [NotificationsModule], controllers: [NotificationsController] })
export class NotificationsHttpModule {}

@Module({ imports: [NotificationsModule], providers: [NotificationJobs] })
export class NotificationsJobsModule {}
