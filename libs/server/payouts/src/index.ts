export { payoutsPersistence } from './persistence/payouts.persistence';
export { PayoutsHttpModule, PayoutsJobsModule } from './payouts.module';
export { seedPayoutsDemo } from './seed/seed-demo';
