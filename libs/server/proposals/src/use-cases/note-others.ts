import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderId, ProposalId, StoreId, UserId } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { ProposalRepository } from '../persistence/proposal.repository';

/** An order was made of a proposal. */
export class NoteOrder extends Command<void> {
  constructor(
    readonly proposalId: ProposalId,
    readonly orderId: OrderId,
    readonly price: number | null,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteOrder)
export class NoteOrderHandler implements ICommandHandler<NoteOrder> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly proposals: ProposalRepository,
  ) {}

  async execute({ proposalId, orderId, price, delivery }: NoteOrder): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const proposal = await this.proposals.loadById(tx, proposalId);
      if (proposal?.accept(orderId, price).ok) await this.proposals.save(tx, proposal);
    });
  }
}

/** The account of a customer is closed. */
export class ForgetProposals extends Command<void> {
  constructor(
    readonly userId: UserId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetProposals)
export class ForgetProposalsHandler implements ICommandHandler<ForgetProposals> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly proposals: ProposalRepository,
  ) {}

  async execute({ userId, delivery }: ForgetProposals): Promise<void> {
    await this.work.runOnce(delivery, (tx) => this.proposals.forget(tx, userId));
  }
}

/** A store is closed for good. */
export class EndProposalsOfStore extends Command<void> {
  constructor(
    readonly storeId: StoreId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(EndProposalsOfStore)
export class EndProposalsOfStoreHandler implements ICommandHandler<EndProposalsOfStore> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly proposals: ProposalRepository,
  ) {}

  async execute({ storeId, delivery }: EndProposalsOfStore): Promise<void> {
    await this.work.runOnce(delivery, (tx) => this.proposals.endOfStore(tx, storeId));
  }
}
