import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, HandlesJob } from '@smachot/server-platform';
import { ForgetPerson, ForgetStore } from '../use-cases/store-articles/forget';

@Injectable()
export class ArticleJobs {
  constructor(private readonly commands: CommandBus) {}

  @HandlesJob('articles.forget_person')
  person({ userId }: JobPayload<'articles.forget_person'>, delivery: Delivery) {
    return this.commands.execute(new ForgetPerson(userId, delivery));
  }

  @HandlesJob('articles.forget_store')
  store({ storeId }: JobPayload<'articles.forget_store'>, delivery: Delivery) {
    return this.commands.execute(new ForgetStore(storeId, delivery));
  }
}
