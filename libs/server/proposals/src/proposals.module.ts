import { Module } from '@nestjs/common';
import { TermsController } from './http/terms.controller';
import { TermQueries } from './persistence/terms/term.queries';
import { TermRepository } from './persistence/terms/term.repository';
import { StoresGateway } from './stores-gateway';
import { ListTermsHandler } from './use-cases/terms/list-terms';
import { PullTermHandler } from './use-cases/terms/pull-term';
import { ChangeTermHandler, CreateTermHandler, DeleteTermHandler } from './use-cases/terms/write-terms';

const terms = [
  ...[ChangeTermHandler, CreateTermHandler, DeleteTermHandler, ListTermsHandler, PullTermHandler],
  ...[TermQueries, TermRepository],
];

@Module({ providers: [...terms, StoresGateway] })
export class ProposalsModule {}

@Module({ imports: [ProposalsModule], controllers: [TermsController] })
export class ProposalsHttpModule {}
