import * as z from 'zod/mini';
import { call } from './call';
import { Cursor, Id, Instant, PageSize } from './primitives';

export const NotificationKind = z.enum([
  'send_held',
  'send_scheduled',
  'send_waits',
  'campaign_done',
  'bill_due',
  'bill_settled',
  'charge_failed',
  'sending_stopped',
  'number_awaiting_approval',
  'guest_wrote',
  'crew_invited',
  'cohost_invited',
  'order_placed',
  'order_approved',
  'order_declined',
  'order_expired',
  'order_recalled',
  'order_cancelled',
  'order_payment_needed',
  'order_refunded',
  'order_done',
  'order_estimate',
  'order_amendment_proposed',
  'order_amendment_accepted',
  'order_amendment_refused',
  'order_amendment_lapsed',
  'order_settled',
  'order_settlement_due',
  'order_locked',
  'order_event_moved',
  'order_event_cancelled',
  'order_change_proposed',
  'order_change_accepted',
  'order_change_refused',
  'order_change_lapsed',
  'order_change_withdrawn',
  'order_answer_due',
  'order_rest_coming',
  'order_rest_needed',
  'order_rest_undecided',
  'order_rest_extended',
  'order_rest_waived',
  'order_street_wanted',
  'order_street_said',
  'booking_confirmed',
  'booking_declined',
  'message_received',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** What a person may choose how to hear of. */
export const NotificationTopic = z.enum(['sending', 'money', 'orders', 'store']);
export type NotificationTopic = z.infer<typeof NotificationTopic>;
/**
 * Beside the bell, which always has everything. `sms`: what cannot wait; `email`: everything; `whatsapp`: every move of an
 * order, and then the SMS goes only where it did not get there.
 */
const channels = { sms: z.boolean(), email: z.boolean() };
const Channels = z.object(channels);
const ChannelsOfOrders = z.object({ ...channels, whatsapp: z.boolean() });
export const NotificationPreferences = z.object({
  sending: Channels,
  money: Channels,
  orders: ChannelsOfOrders,
  store: ChannelsOfOrders,
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

export const Notification = z.object({
  _id: Id,
  kind: NotificationKind,
  /** Values for the translated sentence. */
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
const preferences = {
  path: '/v1/notifications/preferences',
  access: 'user',
  /** `email`: where mails go; null: the person has given no address, and none are sent. */
  answer: z.object({ preferences: NotificationPreferences, email: z.nullable(z.string()) }),
} as const;
export const readNotificationPreferences = call({
  id: 'notifications.readPreferences',
  method: 'GET',
  ...preferences,
});
export const changeNotificationPreferences = call({
  id: 'notifications.changePreferences',
  method: 'PUT',
  body: z.object({ preferences: NotificationPreferences }),
  ...preferences,
});
