import * as z from 'zod/mini';
import { Booking } from './bookings';
import { call } from '../call';
import { OrderCard } from './orders';
import { ResponseMinutes } from './response-time';
import { StoreParams, storePath } from '../stores/stores';

/** An order that takes place soon. */
export const AgendaOrder = z.extend(OrderCard, {
  /** The distance that a business which travels to its customers has to go; null: it does not travel, or the place is unknown. */
  km: z.nullable(z.number()),
  /** The title of the linked invitation. */
  eventTitle: z.nullable(z.string()),
});
export type AgendaOrder = z.infer<typeof AgendaOrder>;

/**
 * The business's overview of its orders: the seven days from today, and the income of this month.
 */
export const readStoreHome = call({
  id: 'orders.storeHome',
  method: 'GET',
  path: `${storePath}/home`,
  access: 'user',
  params: StoreParams,
  answer: z.object({
    agenda: z.array(AgendaOrder),
    /** Bookings taken by phone, within the same days. */
    bookings: z.array(Booking),
    /** Income from the orders that take place in this month of Israel, in shekels; null: there are none. */
    income: z.nullable(z.object({ gross: z.number(), net: z.number() })),
    responseMinutes: ResponseMinutes,
  }),
});
