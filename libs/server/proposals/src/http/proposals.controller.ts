import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  createProposal,
  discardProposal,
  type InputOf,
  listProposals,
  readProposal,
  reviseProposal,
  saveProposal,
  sendProposal,
  withdrawProposal,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { ReviseProposal, SendProposal, WithdrawProposal } from '../use-cases/send-proposal';
import { ListProposals, ReadProposal } from '../use-cases/store-proposals';
import { CreateProposal, DiscardProposal, SaveProposal } from '../use-cases/write-proposals';

/** Endpoints of a store's proposals. */
@Controller()
export class ProposalsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listProposals)
  list(@Input() { params, query }: InputOf<typeof listProposals>, @Caller() actor: UserActor) {
    return this.queries.execute(new ListProposals(params.partner, query, actor));
  }
  @Serves(readProposal)
  read(@Input() { params }: InputOf<typeof readProposal>, @Caller() actor: UserActor) {
    return this.queries.execute(new ReadProposal(params.partner, params.proposalId, actor));
  }
  @Serves(createProposal)
  create(@Input() { params, body }: InputOf<typeof createProposal>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new CreateProposal({ store: params.partner, userId }, body));
  }
  @Serves(saveProposal)
  save(@Input() { params, body }: InputOf<typeof saveProposal>, @Caller() { userId }: UserActor) {
    return this.commands.execute(
      new SaveProposal({ store: params.partner, userId }, params.proposalId, body),
    );
  }
  @Serves(discardProposal)
  discard(@Input() { params }: InputOf<typeof discardProposal>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new DiscardProposal({ store: params.partner, userId }, params.proposalId));
  }
  @Serves(sendProposal)
  send(@Input() { params, body }: InputOf<typeof sendProposal>, @Caller() { userId }: UserActor) {
    const actor = { store: params.partner, userId };
    return this.commands.execute(new SendProposal(actor, params.proposalId, body.version));
  }
  @Serves(reviseProposal)
  revise(@Input() { params, body }: InputOf<typeof reviseProposal>, @Caller() { userId }: UserActor) {
    return this.commands.execute(
      new ReviseProposal({ store: params.partner, userId }, params.proposalId, body),
    );
  }
  @Serves(withdrawProposal)
  withdraw(@Input() { params, body }: InputOf<typeof withdrawProposal>, @Caller() { userId }: UserActor) {
    const actor = { store: params.partner, userId };
    return this.commands.execute(new WithdrawProposal(actor, params.proposalId, body.version));
  }
}
