import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ProposalId } from '@smachot/contracts';
import { forEachAlone, UnitOfWork } from '@smachot/server-platform';
import { ProposalQueries } from '../persistence/proposal.queries';
import { ProposalRepository } from '../persistence/proposal.repository';
import { StoresGateway } from '../stores-gateway';

/** Reminds customers and stores, and ends proposals whose time is over; concurrent workers do each once. */
export class MoveDueProposals extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(MoveDueProposals)
export class MoveDueProposalsHandler implements ICommandHandler<MoveDueProposals> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: ProposalQueries,
    private readonly proposals: ProposalRepository,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ now }: MoveDueProposals): Promise<void> {
    const due = await this.queries.due(now);
    const crewOf = await this.stores.crews(due.map(({ storeId }) => storeId));
    await forEachAlone(
      due,
      ({ id }) => id,
      ({ id, storeId }) => this.one(id, now, crewOf(storeId)),
    );
  }

  private one(id: ProposalId, now: Date, crew: string[]): Promise<void> {
    return this.work.run(async (tx) => {
      const proposal = await this.proposals.loadById(tx, id);
      if (proposal?.moveDue(now).ok) await this.proposals.save(tx, proposal, crew);
    });
  }
}
