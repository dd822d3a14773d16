import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  Proposal as ProposalContract,
  ProposalChangeForm,
  ProposalForm,
  ProposalId,
} from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { Proposal } from '../domain/proposal';
import { ProposalRepository } from '../persistence/proposal.repository';
import { ProposalViews } from '../services/proposal-views';
import { type CrewActor, ProposalWriting } from '../services/proposal-writing';

/** Drafts of one store that nobody asked for. */
const MOST_DRAFTS = 100;

export class CreateProposal extends Command<Result<ProposalContract>> {
  constructor(
    readonly actor: CrewActor,
    readonly form: ProposalForm,
  ) {
    super();
  }
}

@CommandHandler(CreateProposal)
export class CreateProposalHandler implements ICommandHandler<CreateProposal> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly writing: ProposalWriting,
    private readonly proposals: ProposalRepository,
    private readonly views: ProposalViews,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, form }: CreateProposal): Promise<Result<ProposalContract>> {
    const crew = await this.writing.crewOf(actor);
    if (!crew.ok) return crew;
    const found = await this.writing.contentOf(form, crew.value);
    if (!found.ok) return found;
    const { store, unit, content } = found.value;
    const about = {
      ...{ id: newId(), storeId: crew.value, storeUsername: store.partnerUsername },
      ...{ storeName: store.businessName, unitName: unit.name, content, customerId: null, wish: '' },
    };
    const proposal = Proposal.draft(about, this.clock.now());
    const added = await this.work.run(async (tx) => {
      if ((await this.proposals.draftsOf(tx, crew.value)) >= MOST_DRAFTS) return refuse('proposal.too_many');
      await this.proposals.add(tx, proposal);
      return accept();
    });
    return added.ok ? accept(await this.views.ofStore(proposal.state)) : added;
  }
}

/** Changes a draft. */
export class SaveProposal extends Command<Result<ProposalContract>> {
  constructor(
    readonly actor: CrewActor,
    readonly proposalId: ProposalId,
    readonly form: ProposalChangeForm,
  ) {
    super();
  }
}

@CommandHandler(SaveProposal)
export class SaveProposalHandler implements ICommandHandler<SaveProposal> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly writing: ProposalWriting,
    private readonly proposals: ProposalRepository,
    private readonly views: ProposalViews,
  ) {}

  async execute({ actor, proposalId, form }: SaveProposal): Promise<Result<ProposalContract>> {
    const crew = await this.writing.crewOf(actor);
    if (!crew.ok) return crew;
    const { version, ...typed } = form;
    const found = await this.writing.contentOf(typed, crew.value);
    if (!found.ok) return found;
    const { unit, content } = found.value;
    const saved = await this.work.run(async (tx) => {
      const proposal = await this.proposals.load(tx, proposalId, crew.value);
      if (!proposal) return refuse('not_found');
      if (proposal.state.version !== version) return refuse('conflict.version');
      const edited = proposal.edit(content, unit.name);
      if (!edited.ok) return edited;
      await this.proposals.save(tx, proposal);
      return accept(proposal.state);
    });
    return saved.ok ? accept(await this.views.ofStore(saved.value)) : saved;
  }
}

/** Deletes a draft; a customer who asked for it is told. */
export class DiscardProposal extends Command<Result<undefined>> {
  constructor(
    readonly actor: CrewActor,
    readonly proposalId: ProposalId,
  ) {
    super();
  }
}

@CommandHandler(DiscardProposal)
export class DiscardProposalHandler implements ICommandHandler<DiscardProposal> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly writing: ProposalWriting,
    private readonly proposals: ProposalRepository,
  ) {}

  async execute({ actor, proposalId }: DiscardProposal): Promise<Result<undefined>> {
    const crew = await this.writing.crewOf(actor);
    if (!crew.ok) return crew;
    return this.work.run(async (tx) => {
      const proposal = await this.proposals.load(tx, proposalId, crew.value);
      if (!proposal) return refuse('not_found');
      const discarded = proposal.discard();
      if (discarded.ok) await this.proposals.delete(tx, proposal);
      return discarded;
    });
  }
}
