import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { ProposalQueries } from './persistence/proposal.queries';

/** The part of an account's export about proposals: those the person asked for or answered. */
@Injectable()
export class ProposalsExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly proposals: ProposalQueries,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('proposals', (userId) => this.proposals.accountExport(userId));
  }
}
