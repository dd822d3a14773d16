export { AnalyticsHttpModule, AnalyticsJobsModule } from './analytics.module';
export { analyticsPersistence } from './persistence/analytics.persistence';
export { seedAnalyticsDemo } from './seed/seed-demo';
