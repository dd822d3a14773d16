import * as z from 'zod/mini';
import { OrderMenu } from './order-menu';
import { Id, Instant, Location } from './primitives';

/** open: the other side has not answered. withdrawn: by the side that asked. lapsed: nobody answered in time, or the order is over. */
export const ChangeRequestStatus = z.enum(['open', 'accepted', 'refused', 'lapsed', 'withdrawn']);
export type ChangeRequestStatus = z.infer<typeof ChangeRequestStatus>;

/** The terms of an order that its sides may change by agreement. */
export const OrderTerms = z.object({ datetime: Instant, location: z.nullable(Location) });
export type OrderTerms = z.infer<typeof OrderTerms>;

/** What the business's calendar says of a start. closed: outside of its opening hours, so that only its own yes makes it possible. */
export const CalendarAnswer = z.object({
  state: z.enum(['free', 'taken', 'closed']),
  /** Shabbat or a holiday. */
  restDay: z.boolean(),
});
export type CalendarAnswer = z.infer<typeof CalendarAnswer>;

/** `participants` and `menu` null: neither is asked about. */
const AskedTerms = z.extend(OrderTerms, {
  participants: z.nullable(z.number()),
  menu: z.nullable(OrderMenu),
});

/** One side asks the other for other terms of an order that stands. */
export const ChangeRequest = z.object({
  requestId: Id,
  by: z.enum(['customer', 'partner']),
  status: ChangeRequestStatus,
  from: AskedTerms,
  to: AskedTerms,
  /** What the change adds to the price, in shekels; below 0: what it takes off. Paid or given back once, at the cut-off. */
  difference: z.number(),
  /** Of an open one. */
  calendar: z.nullable(CalendarAnswer),
  proposedAt: Instant,
  /** Until then the other side may answer. */
  respondBy: Instant,
  answeredAt: z.nullable(Instant),
});
export type ChangeRequest = z.infer<typeof ChangeRequest>;
