import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { ManualRefundId, OrderId, UserId } from '../ids';
import { Cursor, decimal, Instant, PageSize } from '../primitives';

/** The most, in agorot, that one admin refunds alone: of one order in all, and of all orders within a day the fivefold. */
export const ALONE_REFUND_MAX = 100_000;
export const ALONE_REFUNDS_A_DAY = 5;
/** The days a request waits for a second admin. */
export const REFUND_REQUEST_DAYS = 7;

/**
 * requested: waits for a second admin. approved: on its way to the provider. done: the provider has refunded it. failed: the provider
 * refused, and the sum is owed to the customer. declined: by the second admin, or taken back by the first. expired: nobody decided.
 */
export const ManualRefundStatus = z.enum(['requested', 'approved', 'done', 'failed', 'declined', 'expired']);
export type ManualRefundStatus = z.infer<typeof ManualRefundStatus>;

/**
 * A refund by hand, in shekels. `mine`: the caller asked for it, so that another admin has to approve it. `decidedByName`: the admin who
 * approved or declined it, the same one where the sum needs no second; null while it waits, and when it expired.
 */
export const ManualRefund = z.object({
  _id: ManualRefundId,
  orderId: OrderId,
  orderCode: z.string(),
  amount: z.number(),
  status: ManualRefundStatus,
  reason: z.string(),
  requestedBy: UserId,
  requestedByName: z.string(),
  mine: z.boolean(),
  requestedAt: Instant,
  expiresAt: Instant,
  decidedAt: z.nullable(Instant),
  decidedByName: z.nullable(z.string()),
  decisionReason: z.nullable(z.string()),
});
export type ManualRefund = z.infer<typeof ManualRefund>;

const path = '/admin/api/manual-refunds';
/** `waiting`: what waits for a second admin, the oldest first; `decided`: the rest, the newest first. */
export const listManualRefunds = call({
  id: 'orders.listManualRefunds',
  method: 'GET',
  path,
  access: 'superAdmin',
  query: z.object({
    state: z._default(z.enum(['waiting', 'decided']), 'waiting'),
    cursor: Cursor,
    limit: PageSize,
  }),
  answer: z.object({ refunds: z.array(ManualRefund), nextCursor: z.nullable(z.string()) }),
});
/**
 * What can be refunded by hand of the order with this code, in shekels. `payments`: the largest sum of each of its payments, since a refund
 * goes to one of them. `obstacle`: why nothing can be refunded now. `alone`: the most that the caller refunds without a second admin.
 */
export const RefundObstacle = z.enum([
  'own_order',
  'not_over',
  'in_progress',
  'charged_back',
  'nothing_left',
]);
export type RefundObstacle = z.infer<typeof RefundObstacle>;
export const RefundableOrder = z.object({
  orderId: OrderId,
  orderCode: z.string(),
  storeName: z.string(),
  captured: z.number(),
  refunded: z.number(),
  waiting: z.number(),
  most: z.number(),
  alone: z.number(),
  obstacle: z.nullable(RefundObstacle),
});
export type RefundableOrder = z.infer<typeof RefundableOrder>;
export const readRefundable = call({
  id: 'orders.readRefundable',
  method: 'GET',
  path: `${path}/orders/:code`,
  access: 'superAdmin',
  params: z.object({ code: z.string().check(z.minLength(4), z.maxLength(40)) }),
  answer: RefundableOrder,
});
export const requestManualRefund = call({
  id: 'orders.requestManualRefund',
  method: 'POST',
  path,
  access: 'superAdmin',
  idempotent: true,
  body: z.object({
    orderId: OrderId,
    amount: decimal(z.gte(5), z.lte(1_000_000)),
    reason: ActReason,
  }),
  answer: ManualRefund,
  status: 201,
});
/** A second admin approves or declines; the one who asked can only take it back, by declining. */
export const decideManualRefund = call({
  id: 'orders.decideManualRefund',
  method: 'POST',
  path: `${path}/:refundId/decision`,
  access: 'superAdmin',
  params: z.object({ refundId: ManualRefundId }),
  body: z.object({ decision: z.enum(['approve', 'decline']), reason: ActReason }),
  answer: ManualRefund,
  status: 200,
});
