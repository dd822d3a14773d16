import * as z from 'zod/mini';
import { call } from '../call';
import { ArrivedCount, DoorList, DoorName, ScanAnswer, ScanBatch } from '../check-in/scans';
import { DoorLinkId, EventId } from '../ids';
import { Cursor, Instant } from '../primitives';

const path = '/v1/events/event-rsvps/:eventId/door';
const Event = z.object({ eventId: EventId });

/** The guests of an event for its door; editors. */
export const listDoor = call({
  id: 'rsvp.listDoor',
  method: 'GET',
  path,
  access: 'user',
  params: Event,
  query: z.object({ cursor: Cursor }),
  answer: DoorList,
});
/** Records arrivals and answers what all devices recorded; editors. Refusals: check_in.closed, .too_many. */
export const recordArrivals = call({
  id: 'rsvp.recordArrivals',
  method: 'POST',
  path: `${path}/scans`,
  access: 'user',
  params: Event,
  body: ScanBatch,
  answer: ScanAnswer,
  status: 200,
  perMinute: 120,
});
/** How many people arrived; every role. */
export const countArrived = call({
  id: 'rsvp.countArrived',
  method: 'GET',
  path: `${path}/arrived`,
  access: 'user',
  params: Event,
  answer: ArrivedCount,
});

/** The most door links of one event that are not revoked. */
export const MOST_DOOR_LINKS = 10;
/** A link for helpers without an account. It opens the door list alone, until the end of the day after the event. */
export const DoorLink = z.object({ doorLinkId: DoorLinkId, name: z.string(), createdAt: Instant });
export type DoorLink = z.infer<typeof DoorLink>;
export const listDoorLinks = call({
  id: 'rsvp.listDoorLinks',
  method: 'GET',
  path: `${path}/links`,
  access: 'user',
  params: Event,
  answer: z.object({ links: z.array(DoorLink) }),
});
/** The address is answered once: its token is kept as a hash. Refusals: check_in.closed, door.too_many_links. */
export const createDoorLink = call({
  id: 'rsvp.createDoorLink',
  method: 'POST',
  path: `${path}/links`,
  access: 'user',
  params: Event,
  body: z.object({ name: DoorName }),
  answer: z.extend(DoorLink, { address: z.string() }),
  status: 201,
  perMinute: 20,
});
/** From then on the link is not found. */
export const revokeDoorLink = call({
  id: 'rsvp.revokeDoorLink',
  method: 'DELETE',
  path: `${path}/links/:doorLinkId`,
  access: 'user',
  params: z.extend(Event, { doorLinkId: DoorLinkId }),
  status: 204,
});

/** In the body, so that no log of addresses holds it. */
const Token = { token: z.string().check(z.minLength(1), z.maxLength(64)) };
/** The same for whoever holds a door link. A link that is unknown, revoked or expired is not found. */
export const listDoorByLink = call({
  id: 'rsvp.listDoorByLink',
  method: 'POST',
  path: '/v1/door/list',
  access: 'visitor',
  personal: true,
  body: z.object({ ...Token, cursor: Cursor }),
  answer: DoorList,
  status: 200,
  perMinute: 60,
});
export const recordArrivalsByLink = call({
  id: 'rsvp.recordArrivalsByLink',
  method: 'POST',
  path: '/v1/door/scans',
  access: 'visitor',
  personal: true,
  body: z.extend(ScanBatch, Token),
  answer: ScanAnswer,
  status: 200,
  // all links of an event may be open on the Wi-Fi of its hall: each asks every few seconds, and at each guest
  perMinute: 60 * MOST_DOOR_LINKS,
});
