export { seedSubscriptionsDemo } from './seed/seed-demo';
export { SubscriptionsHttpModule, SubscriptionsJobsModule } from './subscriptions.module';
export type { ListedSubscription } from './persistence/subscription-list.queries';
export type { RecordedMove } from './persistence/subscription-moves.queries';
export {
  SubscriptionForAdmins,
  SubscriptionMoves,
  SubscriptionPage,
  SubscriptionsOfStores,
} from './use-cases/subscriptions-for-admins';
export { PlanWaits, UnpaidPlan } from './use-cases/unpaid-plan';
export { subscriptionsPersistence } from './persistence/subscriptions.persistence';
