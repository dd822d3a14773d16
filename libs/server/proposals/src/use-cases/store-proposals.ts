import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  AnswerOf,
  InputOf,
  listProposals,
  Proposal as ProposalContract,
  ProposalId,
} from '@smachot/contracts';
import { accept, isId, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { ProposalQueries } from '../persistence/proposal.queries';
import { ProposalViews } from '../services/proposal-views';
import { StoresGateway } from '../stores-gateway';
import { cardView } from '../views/proposal-view';

type Listed = AnswerOf<typeof listProposals>;

/** Lists the proposals of a store, for its crew and super admins. */
export class ListProposals extends Query<Result<Listed>> {
  constructor(
    readonly store: string,
    readonly asked: InputOf<typeof listProposals>['query'],
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ListProposals)
export class ListProposalsHandler implements IQueryHandler<ListProposals> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly proposals: ProposalQueries,
  ) {}

  async execute({ store, asked, reader }: ListProposals): Promise<Result<Listed>> {
    const seen = await this.stores.seenBy(store, reader);
    if (!seen) return refuse('not_found');
    const { status, cursor, limit } = asked;
    if (cursor && !isId(cursor)) return refuse('request.invalid', { fields: { cursor: 'id.invalid' } });
    const before = cursor ? (cursor as ProposalId) : null;
    const states = await this.proposals.ofStore(seen.partnerId, { status, before }, limit + 1);
    const page = states.slice(0, limit);
    return accept({
      proposals: page.map(cardView),
      nextCursor: states.length > limit ? page.at(-1)!.id : null,
      mayEdit: seen.role === 'Owner' || seen.role === 'Member',
    });
  }
}

export class ReadProposal extends Query<Result<ProposalContract>> {
  constructor(
    readonly store: string,
    readonly proposalId: ProposalId,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ReadProposal)
export class ReadProposalHandler implements IQueryHandler<ReadProposal> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly proposals: ProposalQueries,
    private readonly views: ProposalViews,
  ) {}

  async execute({ store, proposalId, reader }: ReadProposal): Promise<Result<ProposalContract>> {
    const seen = await this.stores.seenBy(store, reader);
    const state = seen && (await this.proposals.find(proposalId, seen.partnerId));
    return state ? accept(await this.views.ofStore(state)) : refuse('not_found');
  }
}
