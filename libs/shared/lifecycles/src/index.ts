export * from './calls';
export * from './message';
export * from './order';
export * from './rsvp';
