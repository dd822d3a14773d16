import type { Call } from './call';
import * as campaigns from './campaigns';
import * as guestPage from './guest-page';
import * as identity from './identity';
import * as invitations from './invitations';
import * as messaging from './messaging';
import * as notifications from './notifications';
import * as payments from './payments';
import * as places from './places';
import * as publicEvents from './public-events';
import * as rsvps from './rsvps';
import * as system from './system';
import * as tableUpload from './table-upload';

export * from './call';
export * from './campaigns';
export * from './guest-page';
export * from './identity';
export * from './invitations';
export * from './jobs';
export * from './messaging';
export * from './notifications';
export * from './payments';
export * from './places';
export * from './primitives';
export * from './problems';
export * from './public-events';
export * from './rsvps';
export * from './system';
export * from './table-upload';

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

/** Every call of the product; the access matrix and the API documentation walk over it. Server and tests only. */
export const allCalls = (): Call[] =>
  [campaigns, guestPage, identity, invitations, messaging, notifications, payments, places, publicEvents, rsvps, system, tableUpload].flatMap((room) =>
    Object.values(room).filter(isCall),
  );
