export { RsvpHttpModule, RsvpModule, RsvpPortsModule } from './rsvp.module';
export { rsvpStore } from './store/rsvp.store';
