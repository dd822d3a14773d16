import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Delivered } from '@smachot/server-platform';
import { NotificationRows } from '../persistence/notification-rows';

export class DeliverNotifications extends Command<void> {
  constructor(readonly news: Delivered<'notifications.deliver'>[]) {
    super();
  }
}

@CommandHandler(DeliverNotifications)
export class DeliverNotificationsHandler implements ICommandHandler<DeliverNotifications> {
  constructor(private readonly rows: NotificationRows) {}

  execute({ news }: DeliverNotifications): Promise<void> {
    return this.rows.add(
      news.map(({ delivery, payload: { userId, ...wanted } }) => ({ delivery, userIds: [userId], wanted })),
    );
  }
}
