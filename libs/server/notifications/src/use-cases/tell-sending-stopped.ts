import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UserDirectory } from '@smachot/server-identity';
import { type Delivery } from '@smachot/server-platform';
import { NotificationWriter } from '../services/notification-writer';

export class TellSendingStopped extends Command<void> {
  constructor(
    readonly reason: string,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

/** Notifies every super admin, by SMS too, that all messages or those of one campaign have stopped. */
@CommandHandler(TellSendingStopped)
export class TellSendingStoppedHandler implements ICommandHandler<TellSendingStopped> {
  constructor(
    private readonly notifications: NotificationWriter,
    private readonly directory: UserDirectory,
  ) {}

  async execute({ reason, delivery }: TellSendingStopped): Promise<void> {
    const admins = await this.directory.superAdmins();
    const content = {
      kind: 'sending_stopped',
      values: { reason },
      href: '/admin-panel',
      urgent: true,
    } as const;
    const ids = admins.map((admin) => admin.id);
    await this.notifications.add([{ delivery, userIds: ids, content }]);
  }
}
