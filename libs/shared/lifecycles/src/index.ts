export * from './booking';
export * from './calls';
export * from './change-request';
export * from './following';
export * from './message';
export * from './order';
export * from './rsvp';
export * from './thread';
