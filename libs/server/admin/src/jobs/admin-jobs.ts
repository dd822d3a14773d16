import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, HandlesJob } from '@smachot/server-platform';
import { ForgetPerson, ForgetStore } from '../use-cases/forget';

@Injectable()
export class AdminJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('admin.forget_admin')
  person({ userId }: JobPayload<'admin.forget_admin'>, delivery: Delivery) {
    return this.commands.execute(new ForgetPerson(userId, delivery));
  }

  @HandlesJob('admin.forget_store')
  store({ storeId }: JobPayload<'admin.forget_store'>, delivery: Delivery) {
    return this.commands.execute(new ForgetStore(storeId, delivery));
  }
}
