export * from './calls';
export * from './message';
export * from './rsvp';
