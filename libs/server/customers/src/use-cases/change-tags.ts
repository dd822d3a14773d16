import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MOST_TAGS, type UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { Neighbours } from '../neighbours';
import { CustomerRepository } from '../persistence/customer.repository';
import { NoteRepository } from '../persistence/note.repository';
import type { NotedCustomer } from './write-note';

/** One of a store's crew adds tags to a customer and removes others. */
export class ChangeTags extends Command<Result<{ tags: string[] }>> {
  constructor(
    readonly about: NotedCustomer,
    readonly change: { add: string[]; remove: string[] },
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ChangeTags)
export class ChangeTagsHandler implements ICommandHandler<ChangeTags> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly neighbours: Neighbours,
    private readonly customers: CustomerRepository,
    private readonly notes: NoteRepository,
  ) {}

  async execute({ about, change, userId }: ChangeTags): Promise<Result<{ tags: string[] }>> {
    const works = await this.neighbours.roleAt(about.store, userId);
    if (!works) return refuse('not_found');
    const pair = { storeId: works.partnerId, customerId: about.customerId };
    return this.work.run(async (tx) => {
      if (!(await this.customers.lockExisting(tx, pair))) return refuse('not_found');
      const tags = await this.notes.changeTags(tx, pair, change);
      // a refusal rolls the transaction back
      return tags.length > MOST_TAGS ? refuse('customer.too_many_tags') : accept({ tags });
    });
  }
}
