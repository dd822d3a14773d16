import { Controller, Headers } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type InputOf, sendInvites } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { SendInvites } from '../use-cases/send-invites';

@Controller()
export class CampaignsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(sendInvites)
  send(@Input() { body }: InputOf<typeof sendInvites>, @Caller() host: UserActor, @Headers('idempotency-key') key: string) {
    return this.commands.execute(new SendInvites(body, host.userId, key));
  }
}
