import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type JobPayload } from '@smachot/contracts';
import { type Delivery } from '@smachot/server-platform';
import { NotificationRows } from '../store/notification-rows';

export class DeliverNotification extends Command<void> {
  constructor(
    readonly wanted: JobPayload<'notifications.deliver'>,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(DeliverNotification)
export class DeliverNotificationHandler implements ICommandHandler<DeliverNotification> {
  constructor(private readonly rows: NotificationRows) {}

  execute({ wanted: { userId, ...wanted }, delivery }: DeliverNotification): Promise<void> {
    return this.rows.add(delivery, [userId], wanted);
  }
}
