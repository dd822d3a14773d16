import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { type Delivery, FileStore, UnitOfWork } from '@smachot/server-platform';
import { PersonErasure } from '../persistence/person-erasure';

/** Forgets a person whose account was deleted: of their reviews the stars stay; a reply stays the business's. */
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
    private readonly files: FileStore,
    private readonly reviews: PersonErasure,
  ) {}

  async execute({ userId, delivery }: ForgetPerson): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      // files go before the commit: after a crash the deletion is repeated
      const pictures = await this.reviews.picturesOf(tx, userId);
      await Promise.all(pictures.map(({ key }) => this.files.delete(key)));
      await this.reviews.erase(tx, userId);
    });
  }
}
