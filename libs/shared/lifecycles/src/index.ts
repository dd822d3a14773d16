export * from './calls';
export * from './following';
export * from './message';
export * from './order';
export * from './rsvp';
