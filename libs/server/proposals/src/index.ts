export { proposalsPersistence } from './persistence/proposals.persistence';
export { seedProposalsDemo } from './seed/seed-demo';
export { ProposalsHttpModule, ProposalsJobsModule } from './proposals.module';
