import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type InputOf,
  readPushDevices,
  renewDevice,
  subscribeDevice,
  unsubscribeDevice,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { PushDevicesOf, RenewDevice, SubscribeDevice, UnsubscribeDevice } from '../use-cases/push-devices';

@Controller()
export class PushDevicesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(readPushDevices)
  list(@Caller() reader: UserActor) {
    return this.queries.execute(new PushDevicesOf(reader));
  }

  @Serves(subscribeDevice)
  subscribe(@Input() { body }: InputOf<typeof subscribeDevice>, @Caller() person: UserActor) {
    return this.commands.execute(new SubscribeDevice(person, body));
  }

  @Serves(unsubscribeDevice)
  unsubscribe(@Input() { params }: InputOf<typeof unsubscribeDevice>, @Caller() person: UserActor) {
    return this.commands.execute(new UnsubscribeDevice(person, params.deviceId));
  }

  @Serves(renewDevice)
  renew(@Input() { body }: InputOf<typeof renewDevice>) {
    return this.commands.execute(new RenewDevice(body.old, body.subscription));
  }
}
