import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { SavedViewRepository } from '../persistence/saved-view.repository';

/** Deletes the saved views of an admin whose account was deleted. */
export class ForgetAdmin extends Command<void> {
  constructor(
    readonly userId: UserId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetAdmin)
export class ForgetAdminHandler implements ICommandHandler<ForgetAdmin> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly views: SavedViewRepository,
  ) {}

  async execute({ userId, delivery }: ForgetAdmin): Promise<void> {
    await this.work.runOnce(delivery, (tx) => this.views.deleteOf(tx, userId));
  }
}
