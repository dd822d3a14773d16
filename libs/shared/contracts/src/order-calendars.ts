import * as z from 'zod/mini';
import { call } from './call';
import { Id, Instant } from './primitives';
import { StoreParams, storePath } from './stores';

const media = 'text/calendar; charset=utf-8';

/** One order as a file for calendars (RFC 5545), for both its sides. */
export const orderCalendarFile = call({
  id: 'orders.calendarFile',
  method: 'GET',
  path: '/v1/orders/:orderId/calendar.ics',
  access: 'user',
  params: z.object({ orderId: Id }),
  media,
});

const feedPath = `${storePath}/calendar-feed`;
/** Whether there is a feed of the store for the caller; its address is told once, when it is made. */
export const CalendarFeed = z.object({ createdAt: z.nullable(Instant) });

export const readCalendarFeed = call({
  id: 'orders.readCalendarFeed',
  method: 'GET',
  path: feedPath,
  access: 'user',
  params: StoreParams,
  answer: CalendarFeed,
});
/** A new address for the caller's calendar of a store; the one before is worth nothing from then on. */
export const createCalendarFeed = call({
  id: 'orders.createCalendarFeed',
  method: 'POST',
  path: feedPath,
  access: 'user',
  perMinute: 10,
  params: StoreParams,
  answer: z.object({ createdAt: Instant, url: z.string() }),
  status: 200,
});
export const revokeCalendarFeed = call({
  id: 'orders.revokeCalendarFeed',
  method: 'DELETE',
  path: feedPath,
  access: 'user',
  params: StoreParams,
  answer: CalendarFeed,
  status: 200,
});
/** What calendars read again and again: whoever has the address, while its person works at the store. */
export const orderCalendarFeed = call({
  id: 'orders.calendarFeed',
  method: 'GET',
  path: '/v1/calendar-feeds/:token/orders.ics',
  access: 'visitor',
  personal: true,
  perMinute: 30,
  params: z.object({ token: z.string().check(z.maxLength(64)) }),
  media,
});
