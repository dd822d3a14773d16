import { Module } from '@nestjs/common';
import { IdentityModule } from '@smachot/server-identity';
import { NotificationsController } from './http/notifications.controller';
import { PushDevicesController } from './http/push-devices.controller';
import { NotificationJobs } from './jobs/notification-jobs';
import { NotificationsPortsModule } from './notifications-ports.module';
import { NotificationsExport } from './notifications-export';
import { DeviceRepository } from './persistence/device.repository';
import { NamedValues } from './persistence/named-values';
import { NotificationQueries } from './persistence/notification.queries';
import { NotificationRepository } from './persistence/notification.repository';
import { Preferences } from './persistence/preferences';
import { PushRepository } from './persistence/push.repository';
import { TextRepository } from './persistence/text.repository';
import { MailWishes } from './services/mail-wishes';
import { NotificationWriter } from './services/notification-writer';
import { TextSender } from './services/text-sender';
import { DeliverNotificationsHandler } from './use-cases/deliver-notifications';
import { ForgetDevicesHandler } from './use-cases/forget-devices';
import { ForgetOldHandler, ForgetReaderHandler } from './use-cases/forget-reader';
import { ListNotificationsHandler } from './use-cases/list-notifications';
import { MarkReadHandler } from './use-cases/mark-read';
import {
  ChooseNotificationsHandler,
  NotificationPreferencesOfHandler,
} from './use-cases/notification-preferences';
import { NoteChatsHandler } from './use-cases/note-chats';
import {
  PushDevicesOfHandler,
  RenewDeviceHandler,
  SubscribeDeviceHandler,
  UnsubscribeDeviceHandler,
} from './use-cases/push-devices';
import { SendPushesHandler } from './use-cases/send-pushes';
import { SendTextsHandler } from './use-cases/send-texts';
import { TellSendingStoppedHandler } from './use-cases/tell-sending-stopped';

const useCases = [
  ...[DeliverNotificationsHandler, TellSendingStoppedHandler, SendTextsHandler, ForgetReaderHandler],
  ...[ForgetOldHandler, NoteChatsHandler],
  ...[ListNotificationsHandler, MarkReadHandler],
  ...[NotificationPreferencesOfHandler, ChooseNotificationsHandler],
  ...[PushDevicesOfHandler, SubscribeDeviceHandler, UnsubscribeDeviceHandler, RenewDeviceHandler],
  ...[ForgetDevicesHandler, SendPushesHandler],
];

@Module({
  imports: [IdentityModule],
  providers: [
    ...useCases,
    ...[NamedValues, NotificationQueries, NotificationRepository, Preferences, TextRepository],
    ...[DeviceRepository, PushRepository],
    ...[NotificationsExport, NotificationWriter, TextSender],
  ],
})
class NotificationsModule {}

/** For contexts that send mails of notifications themselves. */
@Module({ providers: [MailWishes, Preferences], exports: [MailWishes] })
export class MailWishesModule {}

@Module({ imports: [NotificationsModule], controllers: [NotificationsController, PushDevicesController] })
export class NotificationsHttpModule {}

@Module({ imports: [NotificationsModule, NotificationsPortsModule], providers: [NotificationJobs] })
export class NotificationsJobsModule {}
