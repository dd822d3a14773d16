export { proposalsPersistence } from './persistence/proposals.persistence';
export { ProposalsHttpModule, ProposalsModule } from './proposals.module';
