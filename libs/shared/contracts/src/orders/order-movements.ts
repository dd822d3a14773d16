import * as z from 'zod/mini';
import { call } from '../call';
import { OrderId } from '../ids';
import { Cursor, Instant, PageSize } from '../primitives';

/**
 * refunding: the refund was asked of the card company, which has not confirmed it; owed: settled by hand, because it is too small for a
 * card; released: it was only authorized, and never taken.
 */
export const MovementKind = z.enum(['paid', 'refunded', 'refunding', 'owed', 'released']);
export type MovementKind = z.infer<typeof MovementKind>;
/** Why money is given back: what happened to the order last. */
export const RefundReason = z.enum([
  'declined',
  'expired',
  'recalled',
  'cancelled_partner',
  'cancelled_customer',
  'cancelled_unpaid',
  'settled',
  'change_accepted',
  'amendment_accepted',
  'other',
]);
export type RefundReason = z.infer<typeof RefundReason>;

/** Money that moved, or is about to be given back. `at` and `amount` (shekels) are null while a refund is not confirmed. */
export const OrderMovement = z.object({
  kind: MovementKind,
  at: z.nullable(Instant),
  amount: z.nullable(z.number()),
  /** Null: it is a payment. */
  reason: z.nullable(RefundReason),
  /** What the side that ended the order wrote. */
  text: z.nullable(z.string()),
});
export type OrderMovement = z.infer<typeof OrderMovement>;

/** An order whose money moved, with its movements, the newest first. Sums in shekels. */
export const PaidOrder = z.object({
  orderId: OrderId,
  code: z.string(),
  partnerName: z.string(),
  startsAt: Instant,
  price: z.number(),
  captured: z.number(),
  movements: z.array(OrderMovement),
});
export type PaidOrder = z.infer<typeof PaidOrder>;

/** What the caller paid for orders and was given back; the newest order first. Orders that only hold an authorization are left out. */
export const listMovements = call({
  id: 'orders.listMovements',
  method: 'GET',
  path: '/v1/payments/movements',
  access: 'user',
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({ orders: z.array(PaidOrder), nextCursor: z.nullable(z.string()) }),
});
