export { HostedEventsHttpModule, HostedEventsModule } from './hosted-events.module';
export { seedHostedEventsDemo } from './seed/seed-demo';
export { hostedEventsStore } from './store/hosted-events.store';
