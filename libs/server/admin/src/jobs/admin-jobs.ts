import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, HandlesJob } from '@smachot/server-platform';
import { ForgetAdmin } from '../use-cases/forget-admin';

@Injectable()
export class AdminJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('admin.forget_admin')
  forget({ userId }: JobPayload<'admin.forget_admin'>, delivery: Delivery) {
    return this.commands.execute(new ForgetAdmin(userId, delivery));
  }
}
