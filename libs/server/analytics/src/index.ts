export { AnalyticsHttpModule, AnalyticsJobsModule, AnalyticsModule } from './analytics.module';
export { analyticsPersistence } from './persistence/analytics.persistence';
export { seedAnalyticsDemo } from './seed/seed-demo';
