import { Module } from '@nestjs/common';
import { OrdersModule } from '@smachot/server-orders';
import { LibraryController } from './http/library.controller';
import { OffersController } from './http/offers.controller';
import { ProposalsController } from './http/proposals.controller';
import { TermsController } from './http/terms.controller';
import { ProposalJobs } from './jobs/proposal-jobs';
import { ProposalQueries } from './persistence/proposal.queries';
import { ProposalRepository } from './persistence/proposal.repository';
import { LibraryRepository } from './persistence/terms/library.repository';
import { TermQueries } from './persistence/terms/term.queries';
import { TermRepository } from './persistence/terms/term.repository';
import { ProposalsExport } from './proposals-export';
import { ProposalViews } from './services/proposal-views';
import { ProposalWriting } from './services/proposal-writing';
import { StoresGateway } from './stores-gateway';
import { AcceptOfferHandler, DeclineOfferHandler, ViewOfferHandler } from './use-cases/answer-offer';
import { AskedProposalsHandler, ProposalWaitsHandler } from './use-cases/asked-proposals';
import { AskForProposalHandler } from './use-cases/ask-for-proposal';
import { MoveDueProposalsHandler } from './use-cases/due-proposals';
import {
  EndProposalsOfStoreHandler,
  ForgetProposalsHandler,
  NoteOrderHandler,
} from './use-cases/note-others';
import { MyProposalsHandler, ProposalOfOrderHandler } from './use-cases/customer-proposals';
import { OfferPaperHandler, OfferVersionsHandler, ReadOfferHandler } from './use-cases/read-offer';
import {
  ReviseProposalHandler,
  SendProposalHandler,
  WithdrawProposalHandler,
} from './use-cases/send-proposal';
import { ListProposalsHandler, ReadProposalHandler } from './use-cases/store-proposals';
import { LibraryEntriesHandler, LibraryVersionsOfHandler } from './use-cases/terms/library-entries';
import {
  ChangeLibraryEntryHandler,
  CreateLibraryEntryHandler,
  RemoveLibraryEntryHandler,
} from './use-cases/terms/write-library';
import { ListTermsHandler } from './use-cases/terms/list-terms';
import { PullTermHandler } from './use-cases/terms/pull-term';
import { ChangeTermHandler, CreateTermHandler, DeleteTermHandler } from './use-cases/terms/write-terms';
import {
  CreateProposalHandler,
  DiscardProposalHandler,
  SaveProposalHandler,
} from './use-cases/write-proposals';

const terms = [
  ...[ChangeTermHandler, CreateTermHandler, DeleteTermHandler, ListTermsHandler, PullTermHandler],
  ...[CreateLibraryEntryHandler, ChangeLibraryEntryHandler, RemoveLibraryEntryHandler],
  ...[LibraryEntriesHandler, LibraryVersionsOfHandler, LibraryRepository],
  ...[TermQueries, TermRepository],
];
const ofStores = [
  ...[CreateProposalHandler, SaveProposalHandler, DiscardProposalHandler],
  ...[SendProposalHandler, ReviseProposalHandler, WithdrawProposalHandler],
  ...[AskedProposalsHandler, ProposalWaitsHandler],
  ...[ListProposalsHandler, ReadProposalHandler, ProposalViews, ProposalWriting],
];
const ofCustomers = [
  ...[AskForProposalHandler, ReadOfferHandler, OfferVersionsHandler, OfferPaperHandler],
  ...[MyProposalsHandler, ProposalOfOrderHandler],
  ...[ViewOfferHandler, DeclineOfferHandler, AcceptOfferHandler],
];
const others = [
  MoveDueProposalsHandler,
  NoteOrderHandler,
  ForgetProposalsHandler,
  EndProposalsOfStoreHandler,
];

@Module({
  imports: [OrdersModule],
  providers: [
    ...[...terms, ...ofStores, ...ofCustomers, ...others],
    ...[ProposalQueries, ProposalRepository, StoresGateway],
  ],
  exports: [ProposalQueries],
})
class ProposalsModule {}

@Module({
  imports: [ProposalsModule],
  controllers: [TermsController, LibraryController, ProposalsController, OffersController],
  providers: [ProposalsExport],
})
export class ProposalsHttpModule {}

@Module({ imports: [ProposalsModule], providers: [ProposalJobs] })
export class ProposalsJobsModule {}
