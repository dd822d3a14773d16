import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CustomerNote, type CustomerNoteId, MOST_NOTES, type UserId } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { UnitOfWork } from '@smachot/server-platform';
import { Neighbours } from '../neighbours';
import { CustomerRepository } from '../persistence/customer.repository';
import type { NoteRow } from '../persistence/customers.schema';
import { NoteRepository } from '../persistence/note.repository';
import { noteView } from '../views/customer-view';

export type NotedCustomer = { store: string; customerId: UserId };

/** One of a store's crew writes a note about a customer. */
export class WriteNote extends Command<Result<CustomerNote>> {
  constructor(
    readonly about: NotedCustomer,
    readonly text: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(WriteNote)
export class WriteNoteHandler implements ICommandHandler<WriteNote> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly neighbours: Neighbours,
    private readonly customers: CustomerRepository,
    private readonly notes: NoteRepository,
    private readonly directory: UserDirectory,
    private readonly clock: Clock,
  ) {}

  async execute({ about, text, userId }: WriteNote): Promise<Result<CustomerNote>> {
    const works = await this.neighbours.roleAt(about.store, userId);
    if (!works) return refuse('not_found');
    const pair = { storeId: works.partnerId, customerId: about.customerId };
    const authors = await this.directory.of([userId]);
    const note: NoteRow = { ...pair, id: newId(), authorId: userId, text, createdAt: this.clock.now() };
    return this.work.run(async (tx) => {
      if (!(await this.customers.lockExisting(tx, pair))) return refuse('not_found');
      if ((await this.notes.countNotes(tx, pair)) >= MOST_NOTES) return refuse('customer.too_many_notes');
      await this.notes.add(tx, note);
      return accept(noteView(note, authors, { userId, owner: works.role === 'Owner' }));
    });
  }
}

/** Deletes a note: its author, or an owner of the store. */
export class DeleteNote extends Command<Result<undefined>> {
  constructor(
    readonly about: NotedCustomer,
    readonly noteId: CustomerNoteId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(DeleteNote)
export class DeleteNoteHandler implements ICommandHandler<DeleteNote> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly neighbours: Neighbours,
    private readonly notes: NoteRepository,
  ) {}

  async execute({ about, noteId, userId }: DeleteNote): Promise<Result<undefined>> {
    const works = await this.neighbours.roleAt(about.store, userId);
    if (!works) return refuse('not_found');
    const pair = { storeId: works.partnerId, customerId: about.customerId };
    const author = works.role === 'Owner' ? null : userId;
    return this.work.run(async (tx) =>
      (await this.notes.delete(tx, pair, noteId, author)) ? accept(undefined) : refuse('not_found'),
    );
  }
}
