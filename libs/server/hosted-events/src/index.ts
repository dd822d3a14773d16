export { HostedEventsHttpModule, HostedEventsJobsModule, HostedEventsModule } from './hosted-events.module';
export { seedHostedEventsDemo } from './seed/seed-demo';
export { hostedEventsPersistence } from './persistence/hosted-events.persistence';
