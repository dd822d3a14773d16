export { RsvpHttpModule } from './rsvp-http.module';
export { RsvpJobsModule } from './rsvp-jobs.module';
export { RsvpPortsModule } from './rsvp-ports.module';
export { RsvpModule } from './rsvp.module';
export { rsvpStore } from './store/rsvp.store';
export { DEMO_EVENT_ID, seedRsvpDemo } from './seed/seed-demo';
export { type EventSeats, SeatsOf } from './ports/seats-of';
export { WishesOf } from './ports/wishes-of';
export { RsvpQuestionsModule } from './rsvp-questions.module';
