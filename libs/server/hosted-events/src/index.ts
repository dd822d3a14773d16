export { HostedEventsHttpModule, HostedEventsJobsModule } from './hosted-events.module';
export { seedAttendeeDemo } from './seed/seed-attendee-demo';
export { seedHostedEventsDemo } from './seed/seed-demo';
export { seedPastEventDemo } from './seed/seed-past-demo';
export { seedPaidEventDemo } from './seed/seed-paid-demo';
export { seedTicketPurchaseDemo } from './seed/seed-purchase';
export { seedEventReportDemo } from './seed/seed-report';
export { hostedEventsPersistence } from './persistence/hosted-events.persistence';
export { EventPage, type HostedListedEvent } from './use-cases/events-for-admins';
