import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoreId, UserId } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { CustomerRepository } from '../persistence/customer.repository';
import { NoteRepository } from '../persistence/note.repository';

/** Forgets a person whose account was deleted. Notes they wrote as crew stay, without an author. */
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
    private readonly customers: CustomerRepository,
    private readonly notes: NoteRepository,
  ) {}

  async execute({ userId, delivery }: ForgetPerson): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      await this.customers.deletePerson(tx, userId);
      await this.notes.removeAuthor(tx, userId);
    });
  }
}

/** Forgets the customers of a store that was closed for good. */
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
    private readonly customers: CustomerRepository,
  ) {}

  async execute({ storeId, delivery }: ForgetStore): Promise<void> {
    await this.work.runOnce(delivery, (tx) => this.customers.deleteStore(tx, storeId));
  }
}
