import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoreId, UserId } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { NoteRepository } from '../persistence/note.repository';
import { SavedViewRepository } from '../persistence/saved-view.repository';

/** Forgets a person whose account was deleted: what admins noted of them, and of an admin the saved views and the name on notes. */
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
    private readonly views: SavedViewRepository,
    private readonly notes: NoteRepository,
  ) {}

  async execute({ userId, delivery }: ForgetPerson): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      await this.views.deleteOf(tx, userId);
      await this.notes.forgetPerson(tx, userId);
    });
  }
}

/** Forgets what admins noted of a store that was closed for good. */
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
    private readonly notes: NoteRepository,
  ) {}

  async execute({ storeId, delivery }: ForgetStore): Promise<void> {
    await this.work.runOnce(delivery, (tx) => this.notes.forgetStore(tx, storeId));
  }
}
