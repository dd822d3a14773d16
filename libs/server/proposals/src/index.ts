export { proposalsPersistence } from './persistence/proposals.persistence';
export { seedProposalsDemo } from './seed/seed-demo';
export { AskedProposals, ProposalWaits } from './use-cases/asked-proposals';
export { ProposalsHttpModule, ProposalsJobsModule } from './proposals.module';
