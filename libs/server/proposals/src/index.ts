export { proposalsPersistence } from './persistence/proposals.persistence';
export { ProposalsHttpModule, ProposalsJobsModule, ProposalsModule } from './proposals.module';
