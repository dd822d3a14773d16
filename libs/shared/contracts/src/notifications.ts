import * as z from 'zod/mini';
import { call } from './call';
import { Cursor, Id, Instant, PageSize } from './primitives';

export const NotificationKind = z.enum([
  'send_held',
  'campaign_done',
  'bill_due',
  'bill_settled',
  'charge_failed',
  'sending_stopped',
  'number_awaiting_approval',
  'crew_invited',
  'order_placed',
  'order_approved',
  'order_declined',
  'order_expired',
  'order_recalled',
  'order_cancelled',
  'order_payment_needed',
  'order_refunded',
  'order_done',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

export const Notification = z.object({
  _id: Id,
  kind: NotificationKind,
  /** Values for the translated sentence; ids and numbers only. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  /** Where in the product this is about. */
  href: z.string(),
  createdAt: Instant,
  readAt: z.nullable(Instant),
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = call({
  id: 'notifications.list',
  method: 'GET',
  path: '/v1/notifications',
  access: 'user',
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({
    notifications: z.array(Notification),
    unread: z.number(),
    nextCursor: z.nullable(z.string()),
  }),
});
export const markRead = call({
  id: 'notifications.markRead',
  method: 'POST',
  path: '/v1/notifications/read',
  access: 'user',
  body: z.object({ ids: z.optional(z.array(Id)) }),
  status: 204,
});
