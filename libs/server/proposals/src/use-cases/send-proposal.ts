import { randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Proposal as ProposalContract, ProposalChangeForm, ProposalId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { ProposalQueries } from '../persistence/proposal.queries';
import { ProposalRepository } from '../persistence/proposal.repository';
import type { Proposal, ProposalState } from '../domain/proposal';
import { ProposalViews } from '../services/proposal-views';
import { type CrewActor, ProposalWriting } from '../services/proposal-writing';

/** Versions that one store, and one proposal, may send within a day: a customer who asked is told of each. */
const MOST_SENT = 50;
const MOST_SENT_OF_ONE = 5;

/** Whether the store may send one more version now. */
const maySend = async (
  tx: Tx,
  proposals: ProposalRepository,
  state: ProposalState,
  now: Date,
): Promise<Result<undefined>> => {
  const sent = await proposals.sentOf(tx, state, now);
  return sent.store >= MOST_SENT || sent.one >= MOST_SENT_OF_ONE ? refuse('proposal.sent_today') : accept();
};

/** Sends a draft. */
export class SendProposal extends Command<Result<ProposalContract>> {
  constructor(
    readonly actor: CrewActor,
    readonly proposalId: ProposalId,
    readonly version: number,
  ) {
    super();
  }
}

@CommandHandler(SendProposal)
export class SendProposalHandler implements ICommandHandler<SendProposal> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly writing: ProposalWriting,
    private readonly read: ProposalQueries,
    private readonly proposals: ProposalRepository,
    private readonly views: ProposalViews,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, proposalId, version }: SendProposal): Promise<Result<ProposalContract>> {
    const crew = await this.writing.crewOf(actor);
    if (!crew.ok) return crew;
    const draft = await this.read.find(proposalId, crew.value);
    if (!draft) return refuse('not_found');
    const found = await this.writing.unitOf(draft.content.pricingUnitId, crew.value);
    if (!found.ok) return found;
    const needsPlace = found.value.store.isMobile;
    const sent = await this.work.run(async (tx) => {
      const proposal = await this.proposals.load(tx, proposalId, crew.value);
      if (!proposal) return refuse('not_found');
      if (proposal.state.version !== version) return refuse('conflict.version');
      return this.send(tx, proposal, needsPlace);
    });
    return sent.ok ? accept(await this.views.ofStore(sent.value)) : sent;
  }

  private async send(tx: Tx, proposal: Proposal, needsPlace: boolean): Promise<Result<ProposalState>> {
    const now = this.clock.now();
    const link = randomBytes(24).toString('base64url');
    const moved = proposal.send({ link, needsPlace }, now);
    if (!moved.ok) return moved;
    const may = await maySend(tx, this.proposals, proposal.state, now);
    if (!may.ok) return may;
    await this.proposals.save(tx, proposal);
    return accept(proposal.state);
  }
}

/** Sends another version under the same address. */
export class ReviseProposal extends Command<Result<ProposalContract>> {
  constructor(
    readonly actor: CrewActor,
    readonly proposalId: ProposalId,
    readonly form: ProposalChangeForm,
  ) {
    super();
  }
}

@CommandHandler(ReviseProposal)
export class ReviseProposalHandler implements ICommandHandler<ReviseProposal> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly writing: ProposalWriting,
    private readonly proposals: ProposalRepository,
    private readonly views: ProposalViews,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, proposalId, form }: ReviseProposal): Promise<Result<ProposalContract>> {
    const crew = await this.writing.crewOf(actor);
    if (!crew.ok) return crew;
    const { version, ...typed } = form;
    const found = await this.writing.contentOf(typed, crew.value);
    if (!found.ok) return found;
    const { store, unit, content } = found.value;
    const about = { unitName: unit.name, needsPlace: store.isMobile };
    const now = this.clock.now();
    const sent = await this.work.run(async (tx) => {
      const proposal = await this.proposals.load(tx, proposalId, crew.value);
      if (!proposal) return refuse('not_found');
      if (proposal.state.version !== version) return refuse('conflict.version');
      const revised = proposal.revise(content, about, now);
      if (!revised.ok) return revised;
      const may = await maySend(tx, this.proposals, proposal.state, now);
      if (!may.ok) return may;
      await this.proposals.save(tx, proposal);
      return accept(proposal.state);
    });
    return sent.ok ? accept(await this.views.ofStore(sent.value)) : sent;
  }
}

/** The store ends a proposal it has sent. */
export class WithdrawProposal extends Command<Result<ProposalContract>> {
  constructor(
    readonly actor: CrewActor,
    readonly proposalId: ProposalId,
    readonly version: number,
  ) {
    super();
  }
}

@CommandHandler(WithdrawProposal)
export class WithdrawProposalHandler implements ICommandHandler<WithdrawProposal> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly writing: ProposalWriting,
    private readonly proposals: ProposalRepository,
    private readonly views: ProposalViews,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, proposalId, version }: WithdrawProposal): Promise<Result<ProposalContract>> {
    const crew = await this.writing.crewOf(actor);
    if (!crew.ok) return crew;
    const ended = await this.work.run(async (tx) => {
      const proposal = await this.proposals.load(tx, proposalId, crew.value);
      if (!proposal) return refuse('not_found');
      if (proposal.state.version !== version) return refuse('conflict.version');
      const moved = proposal.withdraw(this.clock.now());
      if (!moved.ok) return moved;
      await this.proposals.save(tx, proposal);
      return accept(proposal.state);
    });
    return ended.ok ? accept(await this.views.ofStore(ended.value)) : ended;
  }
}
