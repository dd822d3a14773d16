import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import {
  type AnswerOf,
  MAX_PUSH_DEVICES,
  type PushDeviceId,
  type readPushDevices,
  type subscribeDevice,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { SessionPlaces } from '@smachot/server-identity';
import { PushGateway, type PushSubscription, UnitOfWork, type UserActor } from '@smachot/server-platform';
import { DeviceRepository } from '../persistence/device.repository';

type Listed = AnswerOf<typeof readPushDevices>;
type Subscribed = AnswerOf<typeof subscribeDevice>;

export class PushDevicesOf extends Query<Listed> {
  constructor(readonly actor: UserActor) {
    super();
  }
}

@QueryHandler(PushDevicesOf)
export class PushDevicesOfHandler implements IQueryHandler<PushDevicesOf> {
  constructor(
    private readonly devices: DeviceRepository,
    private readonly gateway: PushGateway,
  ) {}

  async execute({ actor }: PushDevicesOf): Promise<Listed> {
    return { publicKey: this.gateway.publicKey, devices: await this.devices.list(actor) };
  }
}

export class SubscribeDevice extends Command<Result<Subscribed>> {
  constructor(
    readonly actor: UserActor,
    readonly subscription: PushSubscription,
  ) {
    super();
  }
}

@CommandHandler(SubscribeDevice)
export class SubscribeDeviceHandler implements ICommandHandler<SubscribeDevice> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly devices: DeviceRepository,
    private readonly places: SessionPlaces,
    private readonly gateway: PushGateway,
  ) {}

  async execute({ actor, subscription }: SubscribeDevice): Promise<Result<Subscribed>> {
    if (!this.gateway.publicKey) return refuse('devices.not_pushed');
    if (!this.gateway.accepts(subscription)) return refuse('devices.unknown_service');
    const place = await this.places.of(actor.familyId);
    return this.work.run(async (tx) => {
      const deviceId = await this.devices.subscribe(tx, actor, subscription, place);
      if (!deviceId) return refuse('devices.unknown_service');
      const devices = await this.devices.count(tx, actor.userId);
      return devices > MAX_PUSH_DEVICES ? refuse('devices.too_many') : accept({ deviceId });
    });
  }
}

export class UnsubscribeDevice extends Command<Result<undefined>> {
  constructor(
    readonly actor: UserActor,
    readonly deviceId: PushDeviceId,
  ) {
    super();
  }
}

@CommandHandler(UnsubscribeDevice)
export class UnsubscribeDeviceHandler implements ICommandHandler<UnsubscribeDevice> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly devices: DeviceRepository,
  ) {}

  execute({ actor, deviceId }: UnsubscribeDevice): Promise<Result<undefined>> {
    return this.work.run(async (tx) => {
      const removed = await this.devices.remove(tx, actor.userId, deviceId);
      return removed ? accept() : refuse('not_found');
    });
  }
}

/** The browser's push service gave it another subscription. */
export class RenewDevice extends Command<void> {
  constructor(
    readonly old: Pick<PushSubscription, 'endpoint' | 'auth'>,
    readonly subscription: PushSubscription,
  ) {
    super();
  }
}

@CommandHandler(RenewDevice)
export class RenewDeviceHandler implements ICommandHandler<RenewDevice> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly devices: DeviceRepository,
    private readonly gateway: PushGateway,
  ) {}

  async execute({ old, subscription }: RenewDevice): Promise<void> {
    if (!this.gateway.accepts(subscription)) return;
    await this.work.run((tx) => this.devices.renew(tx, old, subscription));
  }
}
