export { verificationPersistence } from './persistence/verification.persistence';
export { seedVerificationDemo } from './seed/seed-demo';
export type { DetailsStanding } from './persistence/bank-details.queries';
export { StandingsOfDetails } from './use-cases/details-standing';
export type { VerificationOfStore } from './persistence/bank-details.queries';
export { VerificationOfStores } from './use-cases/verification-of-stores';
export { type VerifiedAccount, VerifiedAccounts } from './use-cases/verified-accounts';
export { VerificationHttpModule, VerificationJobsModule, VerificationModule } from './verification.module';
