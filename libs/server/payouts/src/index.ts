export { payoutsPersistence } from './persistence/payouts.persistence';
export { PayoutsHttpModule, PayoutsJobsModule, PayoutsModule } from './payouts.module';
