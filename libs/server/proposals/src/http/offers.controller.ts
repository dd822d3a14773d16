import { Controller, Headers, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  acceptOffer,
  askForProposal,
  declineOffer,
  type InputOf,
  listMyProposals,
  listOfferVersions,
  offerPaper,
  readOffer,
  readOrderProposal,
  type UserId,
  viewOffer,
} from '@smachot/contracts';
import { type Actor, Caller, Input, ProblemError, Serves, type UserActor } from '@smachot/server-platform';
import type { FastifyReply } from 'fastify';
import { AcceptOffer, DeclineOffer, ViewOffer } from '../use-cases/answer-offer';
import { AskForProposal } from '../use-cases/ask-for-proposal';
import { MyProposals, ProposalOfOrder } from '../use-cases/customer-proposals';
import { OfferPaper, OfferVersions, ReadOffer } from '../use-cases/read-offer';

const accountOf = (actor: Actor): UserId | null => (actor.kind === 'user' ? actor.userId : null);

/** Endpoints of customers: asking for a proposal, and whoever has the address of one. */
@Controller()
export class OffersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(askForProposal)
  ask(@Input() { body }: InputOf<typeof askForProposal>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new AskForProposal(body, userId));
  }
  @Serves(listMyProposals)
  mine(@Input() { query }: InputOf<typeof listMyProposals>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new MyProposals(query, userId));
  }
  @Serves(readOrderProposal)
  ofOrder(@Input() { params }: InputOf<typeof readOrderProposal>, @Caller() reader: UserActor) {
    return this.queries.execute(new ProposalOfOrder(params.orderId, reader));
  }
  @Serves(readOffer)
  read(@Input() { params }: InputOf<typeof readOffer>, @Caller() actor: Actor) {
    return this.queries.execute(new ReadOffer(params.link, accountOf(actor)));
  }
  @Serves(listOfferVersions)
  versions(@Input() { params }: InputOf<typeof listOfferVersions>) {
    return this.queries.execute(new OfferVersions(params.link));
  }
  @Serves(viewOffer)
  view(@Input() { params }: InputOf<typeof viewOffer>, @Caller() actor: Actor) {
    return this.commands.execute(new ViewOffer(params.link, accountOf(actor)));
  }
  @Serves(offerPaper)
  async paper(
    @Input() { params, query }: InputOf<typeof offerPaper>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const paper = await this.queries.execute(new OfferPaper(params.link, query.language));
    if (!paper.ok) throw new ProblemError(paper.code);
    await reply
      .type(offerPaper.media)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="proposal.pdf"')
      .send(paper.value);
  }
  @Serves(declineOffer)
  decline(@Input() { params, body }: InputOf<typeof declineOffer>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new DeclineOffer(params.link, userId, body));
  }
  @Serves(acceptOffer)
  accept(
    @Input() { params, body }: InputOf<typeof acceptOffer>,
    @Caller() { userId }: UserActor,
    @Headers('idempotency-key') key: string,
  ) {
    return this.commands.execute(new AcceptOffer(params.link, userId, body, key));
  }
}
