import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventPayload } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import type { Delivery } from '@smachot/server-platform';
import { CustomerRepository } from '../persistence/customer.repository';
import { DepartedCustomers } from '../services/departed-customers';

/** Notes that a customer asked a store for a proposal, or declined one. */
export class NoteProposal extends Command<void> {
  constructor(
    readonly proposal: EventPayload<'proposals.customer_known'>,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteProposal)
export class NoteProposalHandler implements ICommandHandler<NoteProposal> {
  constructor(
    private readonly directory: UserDirectory,
    private readonly customers: CustomerRepository,
    private readonly departed: DepartedCustomers,
  ) {}

  async execute({ proposal, delivery }: NoteProposal): Promise<void> {
    const person = (await this.directory.of([proposal.customerId])).get(proposal.customerId);
    if (person)
      await this.customers.noteContact(delivery, { ...proposal, person, proposedAt: new Date(proposal.at) });
    await this.departed.forgetIfGone([proposal]);
  }
}
