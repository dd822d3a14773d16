import * as z from 'zod/mini';
import { call } from '../call';
import { Cursor, Instant, PageSize } from '../primitives';
import { NotificationId } from '../ids';

export const NotificationKind = z.enum([
  'send_held',
  'send_scheduled',
  'send_waits',
  'campaign_done',
  'bill_due',
  'bill_settled',
  'charge_failed',
  'chargeback_question',
  'chargeback_evidence',
  'chargeback_won',
  'chargeback_lost',
  'chargeback_case',
  'reconciliation_differences',
  'reconciliation_failed',
  'sending_stopped',
  'number_awaiting_approval',
  'numbers_waiting',
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
  'order_attendance_proposed',
  'order_attendance_agreed',
  'order_attendance_declined',
  'order_attendance_counted',
  'order_attendance_objected',
  'booking_confirmed',
  'booking_declined',
  'message_received',
  'review_invited',
  'review_received',
  'review_replied',
  'review_hidden',
  'review_reply_hidden',
  'review_uncounted',
  'bank_details_waiting',
  'bank_details_verified',
  'bank_details_rejected',
  'bank_details_changed',
  'business_document_ending',
  'business_document_ended',
  'kashrut_verified',
  'kashrut_rejected',
  'proposal_asked',
  'proposal_discarded',
  'proposal_sent',
  'proposal_due',
  'proposal_ending',
  'proposal_accepted',
  'proposal_declined',
  'proposal_expired',
  'payout_sent',
  'payout_returned',
  'subscription_renewed',
  'subscription_unpaid',
  'subscription_ended',
  'store_waiting',
  'store_suspended',
  'store_reinstated',
  'store_picked',
  'plan_fitted',
  'crew_suspended',
  'registration_waiting',
  'registration_approved',
  'registration_rejected',
  'registration_moved_up',
  'registration_canceled',
  'registration_unpaid',
  'registration_dropped',
  'event_canceled',
  'event_taken_off',
  'event_brought_back',
  'event_changed',
  'event_message',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** Topics for which a person may choose the channels. */
export const NotificationTopic = z.enum(['sending', 'money', 'orders', 'store']);
export type NotificationTopic = z.infer<typeof NotificationTopic>;
/**
 * Channels beside the bell, which shows every notification. `sms`: matters that cannot wait; `email`: all; `whatsapp`: every status
 * change of an order, and the SMS is then sent only when the WhatsApp message was not delivered.
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
  _id: NotificationId,
  kind: NotificationKind,
  /** Values for the placeholders of the translated sentence. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  /** The path of the page that the notification is about. */
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
  body: z.object({ ids: z.optional(z.array(NotificationId)) }),
  status: 204,
});
const preferences = {
  path: '/v1/notifications/preferences',
  access: 'user',
  /** `email`: the address for mails; null: the person has verified none, and no mails are sent. */
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
