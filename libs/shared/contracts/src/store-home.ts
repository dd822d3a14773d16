import * as z from 'zod/mini';
import { Booking } from './bookings';
import { call } from './call';
import { OrderCard } from './orders';
import { Instant } from './primitives';
import { StoreParams, storePath } from './stores';

/** An order that its business has to answer. `asks`: whether it is taken, another number of participants, other terms, or what becomes of a rest that was not paid. */
export const WaitingOrder = z.extend(OrderCard, {
  asks: z.enum(['answer', 'participants', 'terms', 'rest']),
  /** What is asked lapses then; a rest is the business's own to collect from then on. */
  until: z.nullable(Instant),
});
export type WaitingOrder = z.infer<typeof WaitingOrder>;

/** An order that takes place soon. */
export const AgendaOrder = z.extend(OrderCard, {
  /** How far a business that comes to its customers has to go; null: they come to it, or nobody knows where to. */
  km: z.nullable(z.number()),
  /** Of the invitation it follows. */
  eventTitle: z.nullable(z.string()),
});
export type AgendaOrder = z.infer<typeof AgendaOrder>;

/** Median minutes from an order to its answer, over 90 days; null: fewer than five were answered. */
const ResponseMinutes = z.nullable(z.number());

/** What of its orders a business looks at first: what waits (the first to lapse first), the seven days from today, the money of this month. */
export const readStoreHome = call({
  id: 'orders.storeHome',
  method: 'GET',
  path: `${storePath}/home`,
  access: 'user',
  params: StoreParams,
  answer: z.object({
    waiting: z.array(WaitingOrder),
    agenda: z.array(AgendaOrder),
    /** Taken by phone, within the same days. */
    bookings: z.array(Booking),
    /** Of the orders that take place in this month of Israel, in shekels; null: there are none. */
    income: z.nullable(z.object({ gross: z.number(), net: z.number() })),
    responseMinutes: ResponseMinutes,
  }),
});

/** How soon a public business usually answers. */
export const readResponseTime = call({
  id: 'orders.responseTime',
  method: 'GET',
  path: `${storePath}/response-time`,
  access: 'visitor',
  params: StoreParams,
  answer: z.object({ responseMinutes: ResponseMinutes }),
});
