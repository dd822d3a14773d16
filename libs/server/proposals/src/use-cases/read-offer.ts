import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, Language, listOfferVersions, OfferedProposal, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { drawPaper } from '@smachot/server-documents';
import { ProposalQueries } from '../persistence/proposal.queries';
import { ProposalViews } from '../services/proposal-views';
import { StoresGateway } from '../stores-gateway';
import { proposalPaper } from '../views/proposal-paper';
import { vatWord, versionView } from '../views/proposal-view';

/** A proposal for whoever has its address; `reader` null: a visitor. */
export class ReadOffer extends Query<Result<OfferedProposal>> {
  constructor(
    readonly link: string,
    readonly reader: UserId | null,
  ) {
    super();
  }
}

@QueryHandler(ReadOffer)
export class ReadOfferHandler implements IQueryHandler<ReadOffer> {
  constructor(
    private readonly proposals: ProposalQueries,
    private readonly views: ProposalViews,
  ) {}

  async execute({ link, reader }: ReadOffer): Promise<Result<OfferedProposal>> {
    const state = await this.proposals.findByLink(link);
    return state ? accept(await this.views.offered(state, reader)) : refuse('not_found');
  }
}

/** All versions of a proposal, for whoever has its address. */
export class OfferVersions extends Query<Result<AnswerOf<typeof listOfferVersions>>> {
  constructor(readonly link: string) {
    super();
  }
}

@QueryHandler(OfferVersions)
export class OfferVersionsHandler implements IQueryHandler<OfferVersions> {
  constructor(private readonly proposals: ProposalQueries) {}

  async execute({ link }: OfferVersions): Promise<Result<AnswerOf<typeof listOfferVersions>>> {
    const state = await this.proposals.findByLink(link);
    if (!state) return refuse('not_found');
    const versions = await this.proposals.versionsOf(state.id);
    return accept({ versions: versions.map(versionView) });
  }
}

/** The newest version as PDF, its frame in a language. */
export class OfferPaper extends Query<Result<Buffer>> {
  constructor(
    readonly link: string,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(OfferPaper)
export class OfferPaperHandler implements IQueryHandler<OfferPaper> {
  constructor(
    private readonly proposals: ProposalQueries,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ link, language }: OfferPaper): Promise<Result<Buffer>> {
    const state = await this.proposals.findByLink(link);
    if (!state) return refuse('not_found');
    const now = this.clock.now();
    const vat = await this.stores.vatOf(state.storeId, now);
    return accept(await drawPaper(proposalPaper(state, { vat: vatWord(vat), now, language })));
  }
}
