import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, HandlesJob } from '@smachot/server-platform';
import { SendNotice } from '../use-cases/send-notice';

@Injectable()
export class IdentityJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('identity.send_notice')
  sendNotice({ noticeId }: JobPayload<'identity.send_notice'>, delivery: Delivery) {
    return this.commands.execute(new SendNotice(noticeId, delivery));
  }
}
