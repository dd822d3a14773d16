import {
  type EventId,
  listCheckIn,
  listDoor,
  type PublicEventId,
  recordArrivals,
  recordScans,
} from '@smachot/contracts';
import { fetchCall } from '../calls/fetch-call';
import type { DoorSource } from './door';

/** The door of a celebration, for its owners and editors. */
export const celebrationDoor = (eventId: EventId, userId: string): DoorSource => ({
  key: `rsvp:${userId}:${eventId}`,
  page: (cursor) => fetchCall(listDoor, { params: { eventId }, query: { cursor } }),
  record: (body) => fetchCall(recordArrivals, { params: { eventId }, body }),
});

/** The check-in of a public event, for its hosts. */
export const checkInDoor = (hostedEventId: PublicEventId, userId: string): DoorSource => ({
  key: `event:${userId}:${hostedEventId}`,
  page: (cursor) => fetchCall(listCheckIn, { params: { hostedEventId }, query: { cursor } }),
  record: (body) => fetchCall(recordScans, { params: { hostedEventId }, body }),
});

/** The door of a host that a key of the device names; undefined for another person's, and for one that is opened by a link. */
export const hostDoorOf = (key: string, userId: string): DoorSource | undefined => {
  const [kind, owner, eventId = ''] = key.split(':');
  if (owner !== userId) return undefined;
  if (kind === 'rsvp') return celebrationDoor(eventId, userId);
  return kind === 'event' ? checkInDoor(eventId, userId) : undefined;
};
