import * as z from 'zod/mini';
import { OrderMenu } from './order-menu';
import { ProposalLine } from '../proposals/proposal-lines';
import { Id, Instant, Location } from '../primitives';

/** open: the other side has not answered. withdrawn: by the proposing side. lapsed: unanswered in time, or the order is over. */
export const ChangeRequestStatus = z.enum(['open', 'accepted', 'refused', 'lapsed', 'withdrawn']);
export type ChangeRequestStatus = z.infer<typeof ChangeRequestStatus>;

/** The terms of an order that its sides may change by agreement. */
export const OrderTerms = z.object({ datetime: Instant, location: z.nullable(Location) });
export type OrderTerms = z.infer<typeof OrderTerms>;

/** The business's calendar at a start time. closed: outside its opening hours, so that only its own consent allows it. */
export const CalendarAnswer = z.object({
  state: z.enum(['free', 'taken', 'closed']),
  /** The day is Shabbat or a holiday. */
  restDay: z.boolean(),
});
export type CalendarAnswer = z.infer<typeof CalendarAnswer>;

/** `participants`, `menu` and `lines` null: the request does not change them. */
const ProposedTerms = z.extend(OrderTerms, {
  participants: z.nullable(z.number()),
  menu: z.nullable(OrderMenu),
  /** Of an order that was made of a proposal; its dishes are in `menu` as well. */
  lines: z.nullable(z.array(ProposalLine)),
});

/** A request of one side for other terms of an approved order. */
export const ChangeRequest = z.object({
  requestId: Id,
  by: z.enum(['customer', 'partner']),
  status: ChangeRequestStatus,
  from: ProposedTerms,
  to: ProposedTerms,
  /** The change's effect on the price, in shekels; below 0 it is cheaper. Paid or refunded once, at the cut-off. */
  difference: z.number(),
  /** Only for an open request. */
  calendar: z.nullable(CalendarAnswer),
  proposedAt: Instant,
  /** The deadline for the other side's answer. */
  respondBy: Instant,
  answeredAt: z.nullable(Instant),
});
export type ChangeRequest = z.infer<typeof ChangeRequest>;
