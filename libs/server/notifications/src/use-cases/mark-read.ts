import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { NotificationId, UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { NotificationRepository } from '../persistence/notification.repository';

/** @param ids the reader's own notifications; absent: all of them */
export class MarkRead extends Command<void> {
  constructor(
    readonly userId: UserId,
    readonly ids: NotificationId[] | undefined,
  ) {
    super();
  }
}

@CommandHandler(MarkRead)
export class MarkReadHandler implements ICommandHandler<MarkRead> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly notifications: NotificationRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, ids }: MarkRead): Promise<void> {
    await this.work.run(async (tx) => {
      await this.notifications.markRead(tx, userId, ids ?? null, this.clock.now());
      // the bell in the person's other tabs
      tx.hint(`user:${userId}`);
    });
  }
}
