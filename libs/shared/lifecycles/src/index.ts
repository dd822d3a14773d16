export * from './message';
export * from './rsvp';
