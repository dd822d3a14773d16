import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { DeviceRepository } from '../persistence/device.repository';
import { NotificationRepository } from '../persistence/notification.repository';

export class ForgetReader extends Command<void> {
  constructor(
    readonly userId: UserId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetReader)
export class ForgetReaderHandler implements ICommandHandler<ForgetReader> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly notifications: NotificationRepository,
  ) {}

  async execute({ userId, delivery }: ForgetReader): Promise<void> {
    await this.work.runOnce(delivery, (tx) => this.notifications.deleteReader(tx, userId));
  }
}

/** Deletes notifications older than twelve months, and devices that have not come back for as long. */
export class ForgetOld extends Command<void> {}

@CommandHandler(ForgetOld)
export class ForgetOldHandler implements ICommandHandler<ForgetOld> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly notifications: NotificationRepository,
    private readonly devices: DeviceRepository,
  ) {}

  async execute(): Promise<void> {
    // in a transaction: one instant for its statements
    await this.work.run(async (tx) => {
      await this.notifications.deleteOld(tx);
      await this.devices.removeOld(tx);
    });
  }
}
