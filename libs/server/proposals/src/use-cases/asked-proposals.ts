import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import type { StoreWaits } from '@smachot/server-platform';
import { ProposalQueries } from '../persistence/proposal.queries';

/** How many customers asked a store for a proposal of an event ahead, and got none yet. */
export class AskedProposals extends Query<number> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

@QueryHandler(AskedProposals)
export class AskedProposalsHandler implements IQueryHandler<AskedProposals> {
  constructor(
    private readonly proposals: ProposalQueries,
    private readonly clock: Clock,
  ) {}

  execute({ storeId }: AskedProposals): Promise<number> {
    return this.proposals.countAsked(storeId, this.clock.now());
  }
}

/** The requests of each of many stores; `at`: the moment of `latest`. */
export class ProposalWaits extends Query<StoreWaits[]> {
  constructor(
    readonly storeIds: readonly StoreId[],
    readonly at: Date,
  ) {
    super();
  }
}

@QueryHandler(ProposalWaits)
export class ProposalWaitsHandler implements IQueryHandler<ProposalWaits> {
  constructor(
    private readonly proposals: ProposalQueries,
    private readonly clock: Clock,
  ) {}

  execute({ storeIds, at }: ProposalWaits): Promise<StoreWaits[]> {
    return this.proposals.asked(storeIds, at, this.clock.now());
  }
}
