import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoreId, UserId } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { StoreArticleRepository } from '../../persistence/store-articles/store-article.repository';

/** Forgets who wrote and who reported, when an account was deleted; the articles belong to the store. */
export class ForgetPerson extends Command<void> {
  constructor(
    readonly userId: UserId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetPerson)
export class ForgetPersonHandler implements ICommandHandler<ForgetPerson> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly articles: StoreArticleRepository,
  ) {}

  async execute({ userId, delivery }: ForgetPerson): Promise<void> {
    await this.work.runOnce(delivery, (tx) => this.articles.forgetPerson(tx, userId));
  }
}

/** Deletes the articles of a store that was closed for good. */
export class ForgetStore extends Command<void> {
  constructor(
    readonly storeId: StoreId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetStore)
export class ForgetStoreHandler implements ICommandHandler<ForgetStore> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly articles: StoreArticleRepository,
  ) {}

  async execute({ storeId, delivery }: ForgetStore): Promise<void> {
    await this.work.runOnce(delivery, (tx) => this.articles.deleteStore(tx, storeId));
  }
}
