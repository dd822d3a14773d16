import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivered } from '@smachot/server-platform';
import { NotificationWriter } from '../services/notification-writer';

export class DeliverNotifications extends Command<void> {
  constructor(readonly requests: Delivered<'notifications.deliver'>[]) {
    super();
  }
}

@CommandHandler(DeliverNotifications)
export class DeliverNotificationsHandler implements ICommandHandler<DeliverNotifications> {
  constructor(private readonly notifications: NotificationWriter) {}

  execute({ requests }: DeliverNotifications): Promise<void> {
    return this.notifications.add(
      requests.map(({ delivery, payload: { userId, ...content } }) => ({
        delivery,
        userIds: [userId],
        content,
      })),
    );
  }
}
