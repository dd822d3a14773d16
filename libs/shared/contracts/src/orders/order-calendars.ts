import * as z from 'zod/mini';
import { call } from '../call';
import { Instant } from '../primitives';
import { StoreParams, storePath } from '../stores/stores';
import { OrderId } from '../ids';

const media = 'text/calendar; charset=utf-8';

/** One order as an iCalendar file (RFC 5545), for both its sides. */
export const orderCalendarFile = call({
  id: 'orders.calendarFile',
  method: 'GET',
  path: '/v1/orders/:orderId/calendar.ics',
  access: 'user',
  params: z.object({ orderId: OrderId }),
  media,
});

const feedPath = `${storePath}/calendar-feed`;
/** Whether the caller has a calendar feed of the store; its address is returned only once, when it is created. */
export const CalendarFeed = z.object({ createdAt: z.nullable(Instant) });

export const readCalendarFeed = call({
  id: 'orders.readCalendarFeed',
  method: 'GET',
  path: feedPath,
  access: 'user',
  params: StoreParams,
  answer: CalendarFeed,
});
/** Creates a new address for the caller's calendar feed of a store; the previous address is invalid from then on. */
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
/** The feed that calendars poll: any holder of the address may read it while its owner works at the store. */
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
