export { RsvpHttpModule } from './rsvp-http.module';
export { RsvpJobsModule } from './rsvp-jobs.module';
export { RsvpPortsModule } from './rsvp-ports.module';
export { RsvpModule } from './rsvp.module';
export { rsvpPersistence } from './persistence/rsvp.persistence';
export { DEMO_EVENT_ID, seedRsvpDemo } from './seed/seed-demo';
export { type EventSeats, SeatsOf } from './adapters/seats-of';
export { WishesOf } from './adapters/wishes-of';
export { RsvpQuestionsModule } from './rsvp-questions.module';
