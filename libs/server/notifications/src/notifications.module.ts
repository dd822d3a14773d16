import { Module } from '@nestjs/common';
import { IdentityModule } from '@smachot/server-identity';
import { NotificationsController } from './http/notifications.controller';
import { NotificationJobs } from './jobs/notification-jobs';
import { NotificationsPortsModule } from './notifications-ports.module';
import { NotificationsExport } from './notifications-export';
import { NamedValues } from './persistence/named-values';
import { NotificationQueries } from './persistence/notification.queries';
import { NotificationRepository } from './persistence/notification.repository';
import { Preferences } from './persistence/preferences';
import { TextRepository } from './persistence/text.repository';
import { NotificationWriter } from './services/notification-writer';
import { TextSender } from './services/text-sender';
import { DeliverNotificationsHandler } from './use-cases/deliver-notifications';
import { ForgetOldHandler, ForgetReaderHandler } from './use-cases/forget-reader';
import { ListNotificationsHandler } from './use-cases/list-notifications';
import { MarkReadHandler } from './use-cases/mark-read';
import {
  ChooseNotificationsHandler,
  NotificationPreferencesOfHandler,
} from './use-cases/notification-preferences';
import { NoteChatsHandler } from './use-cases/note-chats';
import { SendTextsHandler } from './use-cases/send-texts';
import { TellSendingStoppedHandler } from './use-cases/tell-sending-stopped';

const useCases = [
  ...[DeliverNotificationsHandler, TellSendingStoppedHandler, SendTextsHandler, ForgetReaderHandler],
  ...[ForgetOldHandler, NoteChatsHandler],
  ...[ListNotificationsHandler, MarkReadHandler],
  ...[NotificationPreferencesOfHandler, ChooseNotificationsHandler],
];

@Module({
  imports: [IdentityModule],
  providers: [
    ...useCases,
    ...[NamedValues, NotificationQueries, NotificationRepository, Preferences, TextRepository],
    ...[NotificationsExport, NotificationWriter, TextSender],
  ],
})
export class NotificationsModule {}

@Module({ imports: [NotificationsModule], controllers: [NotificationsController] })
export class NotificationsHttpModule {}

@Module({ imports: [NotificationsModule, NotificationsPortsModule], providers: [NotificationJobs] })
export class NotificationsJobsModule {}
