import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  AnswerOf,
  InputOf,
  listMyProposals,
  OrderId,
  ProposalId,
  readOrderProposal,
  UserId,
} from '@smachot/contracts';
import { accept, isId, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { ProposalQueries } from '../persistence/proposal.queries';
import { StoresGateway } from '../stores-gateway';
import { myCardView } from '../views/proposal-view';

type Listed = AnswerOf<typeof listMyProposals>;

/** The proposals of a customer. */
export class MyProposals extends Query<Result<Listed>> {
  constructor(
    readonly asked: InputOf<typeof listMyProposals>['query'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(MyProposals)
export class MyProposalsHandler implements IQueryHandler<MyProposals> {
  constructor(private readonly proposals: ProposalQueries) {}

  async execute({ asked: { cursor, limit }, userId }: MyProposals): Promise<Result<Listed>> {
    if (cursor && !isId(cursor)) return refuse('request.invalid', { fields: { cursor: 'id.invalid' } });
    const before = cursor ? (cursor as ProposalId) : null;
    const rows = await this.proposals.ofCustomer(userId, before, limit + 1);
    const page = rows.slice(0, limit);
    return accept({
      proposals: page.map(myCardView),
      nextCursor: rows.length > limit ? page.at(-1)!.id : null,
    });
  }
}

/** The proposal that an order was made of, for its customer, the crew of its store and super admins. */
export class ProposalOfOrder extends Query<AnswerOf<typeof readOrderProposal>> {
  constructor(
    readonly orderId: OrderId,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ProposalOfOrder)
export class ProposalOfOrderHandler implements IQueryHandler<ProposalOfOrder> {
  constructor(
    private readonly proposals: ProposalQueries,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ orderId, reader }: ProposalOfOrder): Promise<AnswerOf<typeof readOrderProposal>> {
    const found = await this.proposals.ofOrder(orderId);
    if (!found?.link) return { proposal: null };
    const isSeen =
      found.customerId === reader.userId || (await this.stores.seenBy(found.storeId, reader)) !== null;
    if (!isSeen) return { proposal: null };
    const { id: proposalId, link, storeUsername: partnerUsername, number, content } = found;
    return { proposal: { proposalId, link, partnerUsername, number, terms: content.terms } };
  }
}
