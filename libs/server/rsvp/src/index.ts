export { RsvpHttpModule } from './rsvp-http.module';
export { RsvpModule, RsvpPortsModule } from './rsvp.module';
export { rsvpStore } from './store/rsvp.store';
