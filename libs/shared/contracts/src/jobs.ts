import {
  BillId,
  BookingId,
  BookingLinkId,
  CampaignId,
  CardId,
  CohostInvitationId,
  CrewInvitationId,
  EventId,
  InboundId,
  NotificationId,
  PaymentId,
  RsvpId,
  StoreId,
  UserId,
} from './ids';
import * as z from 'zod/mini';
import { NotificationKind } from './notifications/notifications';
import { Day, Id, Instant } from './primitives';
import { TemplateName } from './rsvp/campaigns';

const MessageOutcomes = z.object({
  items: z.array(
    z.object({
      /** The id of the message's subject: the rsvp. */
      refId: Id,
      messageId: Id,
      round: z.string(),
      outcome: z.enum([
        'sent',
        'delivered',
        'read',
        'failed',
        'undeliverable',
        'withdrawn',
        'uncertain',
        'held',
      ]),
      at: Instant,
      until: z.optional(z.nullable(Instant)),
      /** A failure that was reported after the provider had accepted the message: a delivery may still be reported. */
      mayArrive: z.optional(z.boolean()),
    }),
  ),
});

/**
 * Events that cross contexts, each through the outbox. Payloads carry ids, numbers and states only: no phone, name,
 * token or message id ever enters Redis.
 */
export const events = {
  'rsvp.send_requested': z.object({
    campaignId: CampaignId,
    eventId: EventId,
    hostId: UserId,
    templateName: TemplateName,
    /** invite, reminder:1, day_of, thank_you …: together with the guest it is a message's key, deduplicated for ever. */
    round: z.string(),
    /** `exempt`: sent at any hour, because the recipient has just requested it. */
    quietCalendar: z.enum(['jewish', 'none', 'exempt']),
    notBefore: z.nullable(Instant),
    rsvpIds: z.array(RsvpId).check(z.maxLength(500)),
  }),
  'rsvp.campaign_paused': z.object({ campaignId: CampaignId }),
  'rsvp.campaign_resumed': z.object({ campaignId: CampaignId }),
  'rsvp.campaign_cancelled': z.object({ campaignId: CampaignId }),
  /** The next message to a guest inside the open conversation window. */
  'rsvp.conversation_turn': z.object({ rsvpId: RsvpId, eventId: EventId, hostId: UserId, turnId: Id }),
  'rsvp.cohost_invited': z.object({ invitationId: CohostInvitationId }),
  'rsvp.link_requested': z.object({ linkRequestId: Id }),
  /** The records are permanently deleted; each context deletes the data it stored about them. */
  'rsvp.guests_erased': z.object({ rsvpIds: z.array(RsvpId).check(z.maxLength(500)) }),
  /** The day, hour or place of an event has changed; only rsvp can read which. */
  'rsvp.event_moved': z.object({ eventId: EventId, version: z.number() }),
  /** The host has deleted the invitation, or the account. */
  'rsvp.event_cancelled': z.object({ eventId: EventId }),
  'rsvp.bill_due': z.object({ billId: BillId, eventId: EventId, hostId: UserId, responses: z.number() }),

  'messaging.outcomes': MessageOutcomes,
  /** The same outcomes for notices: `refId` is the notification. */
  'messaging.notice_outcomes': MessageOutcomes,
  /** Messages or button taps of guests; the content is read from messaging by its id. */
  'messaging.replied': z.object({ inboundIds: z.array(InboundId) }),
  /** Guests changed their phone number; only messaging can read the numbers. */
  'messaging.number_changed': z.object({ inboundIds: z.array(InboundId).check(z.maxLength(500)) }),
  'messaging.campaign_held': z.object({
    campaignId: CampaignId,
    until: Instant,
    because: z.enum(['night', 'shabbat', 'holiday', 'budget', 'provider']),
  }),
  /** The campaign is paused by the provider's refusal until a host resumes it. */
  'messaging.campaign_stopped': z.object({ campaignId: CampaignId, because: z.enum(['template']) }),
  'messaging.campaign_finished': z.object({ campaignId: CampaignId }),
  'messaging.sending_stopped': z.object({ reason: z.string() }),

  'payments.bill_settled': z.object({ billId: BillId, userId: UserId }),
  'payments.bill_carried': z.object({ billId: BillId, userId: UserId }),
  'payments.bill_failed': z.object({ billId: BillId, userId: UserId, attempt: z.number() }),
  'payments.bill_written_off': z.object({ billId: BillId, userId: UserId }),

  /**
   * A charge to be made at once, from the card of another payment. Sums in agorot.
   * `orderCode` and `returnTo` (a path) are shown to the card's owner.
   */
  'orders.charge_wanted': z.object({
    paymentId: PaymentId,
    userId: UserId,
    cardOf: PaymentId,
    amount: z.number(),
    orderCode: z.string(),
    returnTo: z.string(),
    /** The number of card payments that the card's owner splits it into; absent: one. */
    cardPayments: z.optional(z.number()),
  }),
  /** Capture of an authorization; a capture that failed is retried, with another card if one is named. */
  'orders.capture_wanted': z.object({
    paymentId: PaymentId,
    cardId: z.nullable(CardId),
    returnTo: z.string(),
  }),
  /** Release of a payment: no authorization of it may remain, and no captured sum. */
  'orders.release_wanted': z.object({ paymentId: PaymentId, userId: UserId }),
  'orders.refund_wanted': z.object({ paymentId: PaymentId, refundId: Id, amount: z.number() }),
  /** A request to a customer to confirm a booking that was taken by phone. */
  'orders.booking_asked': z.object({ bookingId: BookingId, linkId: BookingLinkId }),
  /** The number of taken slots on a store's day; the highest version is the newest. */
  'orders.day_taken': z.object({ storeId: StoreId, day: Day, taken: z.number(), version: z.number() }),

  /** The state of an order's payment has changed. Sums in agorot; `captured` and `refunded` are totals. */
  'payments.moved': z.object({
    paymentId: PaymentId,
    move: z.enum(['held', 'challenged', 'refused', 'captured', 'released', 'refunded', 'refund_failed']),
    amount: z.number(),
    captured: z.number(),
    refunded: z.number(),
  }),

  'identity.account_opened': z.object({ userId: UserId, phoneKey: z.string() }),
  'identity.account_deleted': z.object({ userId: UserId, phoneKey: z.optional(z.string()) }),
  /** The owner of an account is notified of a change to it. */
  'identity.notice_wanted': z.object({ noticeId: Id }),

  /** The store is closed for good. */
  'stores.closed': z.object({ storeId: StoreId }),
  'stores.crew_invited': z.object({ invitationId: CrewInvitationId }),
  'stores.email_to_verify': z.object({ storeId: StoreId }),

  'notifications.wanted': z.object({
    userId: UserId,
    kind: NotificationKind,
    values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    href: z.string(),
    /** Whether an SMS is sent, too, for a matter that cannot wait. */
    urgent: z.boolean(),
  }),
  /** A notification that is also sent by WhatsApp; its text and recipient are read just before sending. `urgent`: at any hour. */
  'notifications.chat_wanted': z.object({ notificationId: NotificationId, urgent: z.boolean() }),
  /** These notifications are permanently deleted. */
  'notifications.chats_erased': z.object({
    notificationIds: z.array(NotificationId).check(z.maxLength(500)),
  }),
} as const;
export type EventName = keyof typeof events;
export type EventPayload<E extends EventName> = z.infer<(typeof events)[E]>;

/**
 * Every job, its queue and the event that causes it. The worker does not boot unless each job has exactly one handler.
 * `together`: events that arrive at the same moment are processed in one batch, so the handler takes many.
 */
export const jobs = {
  'identity.send_notice': { on: 'identity.notice_wanted', queue: 'notifications' },
  'messaging.create_messages': { on: 'rsvp.send_requested', queue: 'campaigns' },
  'messaging.pause_campaign': { on: 'rsvp.campaign_paused', queue: 'conversation' },
  'messaging.resume_campaign': { on: 'rsvp.campaign_resumed', queue: 'conversation' },
  'messaging.withdraw_campaign': { on: 'rsvp.campaign_cancelled', queue: 'conversation' },
  'messaging.say_next': { on: 'rsvp.conversation_turn', queue: 'conversation' },
  'messaging.forget_guests': { on: 'rsvp.guests_erased', queue: 'billing' },
  'messaging.write_notice': { on: 'notifications.chat_wanted', queue: 'conversation', together: true },
  'messaging.forget_notices': { on: 'notifications.chats_erased', queue: 'billing' },
  'rsvp.record_outcomes': { on: 'messaging.outcomes', queue: 'outcomes' },
  'rsvp.record_replies': { on: 'messaging.replied', queue: 'conversation' },
  'rsvp.follow_numbers': { on: 'messaging.number_changed', queue: 'conversation' },
  'rsvp.note_campaign_held': { on: 'messaging.campaign_held', queue: 'outcomes' },
  'rsvp.note_campaign_stopped': { on: 'messaging.campaign_stopped', queue: 'outcomes' },
  'rsvp.note_campaign_finished': { on: 'messaging.campaign_finished', queue: 'outcomes' },
  'rsvp.send_guest_link': { on: 'rsvp.link_requested', queue: 'conversation' },
  'rsvp.send_cohost_invitation': { on: 'rsvp.cohost_invited', queue: 'notifications' },
  'rsvp.note_bill_settled': { on: 'payments.bill_settled', queue: 'billing' },
  'rsvp.note_bill_carried': { on: 'payments.bill_carried', queue: 'billing' },
  'rsvp.note_bill_failed': { on: 'payments.bill_failed', queue: 'billing' },
  'rsvp.note_bill_written_off': { on: 'payments.bill_written_off', queue: 'billing' },
  'rsvp.forget_host': { on: 'identity.account_deleted', queue: 'billing' },
  'payments.open_bill': { on: 'rsvp.bill_due', queue: 'billing' },
  'payments.charge': { on: 'orders.charge_wanted', queue: 'marketplace' },
  'payments.capture': { on: 'orders.capture_wanted', queue: 'marketplace' },
  'payments.release': { on: 'orders.release_wanted', queue: 'marketplace' },
  'payments.refund': { on: 'orders.refund_wanted', queue: 'marketplace' },
  'orders.note_payment': { on: 'payments.moved', queue: 'marketplace' },
  'orders.hear_of_event': { on: 'rsvp.event_moved', queue: 'marketplace' },
  'orders.hear_of_cancelled_event': { on: 'rsvp.event_cancelled', queue: 'marketplace' },
  'orders.forget_customer': { on: 'identity.account_deleted', queue: 'billing' },
  'orders.send_booking_link': { on: 'orders.booking_asked', queue: 'notifications' },
  'orders.remove_bookings': { on: 'stores.closed', queue: 'marketplace' },
  'payments.adopt_debts': { on: 'identity.account_opened', queue: 'billing' },
  'payments.forget_payer': { on: 'identity.account_deleted', queue: 'billing' },
  'stores.send_crew_invitation': { on: 'stores.crew_invited', queue: 'notifications' },
  'stores.send_email_link': { on: 'stores.email_to_verify', queue: 'notifications' },
  'stores.forget_partner': { on: 'identity.account_deleted', queue: 'billing' },
  'stores.note_taken': { on: 'orders.day_taken', queue: 'marketplace', together: true },
  'conversations.forget_person': { on: 'identity.account_deleted', queue: 'billing' },
  'notifications.tell_campaign_stopped': { on: 'messaging.campaign_stopped', queue: 'notifications' },
  'notifications.tell_sending_stopped': { on: 'messaging.sending_stopped', queue: 'notifications' },
  'notifications.deliver': { on: 'notifications.wanted', queue: 'notifications', together: true },
  'notifications.note_chats': { on: 'messaging.notice_outcomes', queue: 'notifications' },
  'notifications.forget_reader': { on: 'identity.account_deleted', queue: 'notifications' },
} as const satisfies Record<string, { on: EventName; queue: string; together?: true }>;
export type JobName = keyof typeof jobs;
export type JobPayload<J extends JobName> = EventPayload<(typeof jobs)[J]['on']>;
export type QueueName = (typeof jobs)[JobName]['queue'];
/** A job whose handler processes a batch. */
export type JobTogether = {
  [J in JobName]: (typeof jobs)[J] extends { together: true } ? J : never;
}[JobName];

export const jobNames = Object.keys(jobs) as JobName[];
export const isTogether = (name: JobName): name is JobTogether => 'together' in jobs[name];
export const jobsOn = (event: EventName): JobName[] => jobNames.filter((name) => jobs[name].on === event);
