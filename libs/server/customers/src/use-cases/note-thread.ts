import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventPayload } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import type { Delivery } from '@smachot/server-platform';
import { CustomerRepository } from '../persistence/customer.repository';
import { DepartedCustomers } from '../services/departed-customers';

/** Notes that a customer and a store began to write each other. */
export class NoteThread extends Command<void> {
  constructor(
    readonly thread: EventPayload<'conversations.opened'>,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteThread)
export class NoteThreadHandler implements ICommandHandler<NoteThread> {
  constructor(
    private readonly directory: UserDirectory,
    private readonly customers: CustomerRepository,
    private readonly departed: DepartedCustomers,
  ) {}

  async execute({ thread, delivery }: NoteThread): Promise<void> {
    const person = (await this.directory.of([thread.customerId])).get(thread.customerId);
    if (person)
      await this.customers.noteContact(delivery, { ...thread, person, wroteAt: new Date(thread.at) });
    await this.departed.forgetIfGone([thread]);
  }
}
