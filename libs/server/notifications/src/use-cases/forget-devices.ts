import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { DeviceRepository } from '../persistence/device.repository';

type Ended = JobPayload<'notifications.forget_devices'>;

/** The sessions of these devices have ended: somebody signed out there, or from elsewhere. */
export class ForgetDevices extends Command<void> {
  constructor(
    readonly ended: Ended,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetDevices)
export class ForgetDevicesHandler implements ICommandHandler<ForgetDevices> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly devices: DeviceRepository,
  ) {}

  async execute({ ended: { userId, sessionId, except }, delivery }: ForgetDevices): Promise<void> {
    await this.work.runOnce(delivery, (tx) =>
      sessionId === null
        ? this.devices.removeAll(tx, userId, except)
        : this.devices.removeSession(tx, userId, sessionId),
    );
  }
}
