import {
  BillId,
  BookingId,
  BookingLinkId,
  CampaignId,
  CardId,
  ChargebackId,
  CohostInvitationId,
  CrewInvitationId,
  EventId,
  InboundId,
  NotificationId,
  OrderId,
  PaymentId,
  ProposalId,
  PricingUnitId,
  RsvpId,
  SessionId,
  StoreId,
  ThreadId,
  ThreadMessageId,
  UserId,
} from './ids';
import * as z from 'zod/mini';
import { hostedEventEvents } from './hosted-events/hosted-event-events';
import { NotificationKind } from './notifications/notifications';
import { CardRefusal } from './payments/card-refusals';
import { Day, Id, Instant } from './primitives';
import { TemplateName } from './rsvp/campaigns';
import { verificationEvents } from './verification/verification-events';
import { OrderStatus } from './orders/orders';
import { PlanId } from './subscriptions/plans';

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

const chargeback = {
  chargebackId: ChargebackId,
  paymentId: z.nullable(PaymentId),
  billId: z.nullable(BillId),
  orderId: z.nullable(OrderId),
  storeId: z.nullable(StoreId),
  amount: z.number(),
  version: z.number(),
};

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
  /**
   * The money of an order has changed, or the order is over. Totals in agorot; the highest version is the newest. `toCustomer`: captured,
   * and to be given back or owed; `commission`: the platform's part; `over`: the order is done or was ended; `endsAt`: its celebration's end.
   */
  'orders.money_moved': z.object({
    orderId: OrderId,
    orderCode: z.string(),
    storeId: StoreId,
    captured: z.number(),
    refunded: z.number(),
    toCustomer: z.number(),
    commission: z.number(),
    over: z.boolean(),
    endsAt: Instant,
    version: z.number(),
  }),
  /** Orders with captured money whose position has to be told again by `orders.money_moved`, for contexts that were added later. */
  'orders.money_untold': z.object({ orderIds: z.array(OrderId).check(z.maxLength(100)) }),
  /** A request to a customer to confirm a booking that was taken by phone. */
  'orders.booking_asked': z.object({ bookingId: BookingId, linkId: BookingLinkId }),
  /**
   * An order was placed, or what its business counts of it has changed. `revenue` in agorot: the agreed price of an order that stands,
   * what was kept of one that is over. `answerMinutes`: from the order to the business's answer; null: there is none. The highest
   * version is the newest.
   */
  'orders.changed': z.object({
    orderId: OrderId,
    storeId: StoreId,
    version: z.number(),
    status: OrderStatus,
    placedOn: Day,
    eventOn: Day,
    revenue: z.number(),
    guests: z.number(),
    answerMinutes: z.nullable(z.number()),
  }),
  /** The number of taken slots on a store's day; the highest version is the newest. */
  'orders.day_taken': z.object({ storeId: StoreId, day: Day, taken: z.number(), version: z.number() }),

  /** A customer and a store have their first message. */
  'conversations.opened': z.object({ threadId: ThreadId, storeId: StoreId, customerId: UserId, at: Instant }),
  /** A customer asked a store for a proposal, or declined one. */
  'proposals.customer_known': z.object({
    proposalId: ProposalId,
    storeId: StoreId,
    customerId: UserId,
    at: Instant,
  }),
  /** An order was made of a proposal that its customer accepted; `price` in agorot, with the options that were taken. */
  'orders.proposal_placed': z.object({
    proposalId: ProposalId,
    orderId: OrderId,
    storeId: StoreId,
    // absent in rows of the release before
    price: z.optional(z.number()),
  }),

  /** A store wrote back to a customer; `minutes` since the first message that waited for it. */
  'conversations.answered': z.object({
    messageId: ThreadMessageId,
    storeId: StoreId,
    day: Day,
    minutes: z.number(),
  }),

  /**
   * The reviews that count of a store are others: sums of stars and numbers of reviews, of the whole and of every unit that has any.
   * Totals; the highest version is the newest.
   */
  'reviews.rating_moved': z.object({
    storeId: StoreId,
    version: z.number(),
    sum: z.number(),
    count: z.number(),
    units: z.array(z.object({ pricingUnitId: PricingUnitId, sum: z.number(), count: z.number() })),
  }),

  /** The state of the payment of an order or of a subscription has changed. Sums in agorot; `captured` and `refunded` are totals. */
  'payments.moved': z.object({
    paymentId: PaymentId,
    /** refund_voided: the bank gave the sum back by a lost chargeback, so that no refund is made; `refunded` counts it. */
    move: z.enum([
      'held',
      'challenged',
      'refused',
      'captured',
      'released',
      'refunded',
      'refund_failed',
      'refund_voided',
    ]),
    amount: z.number(),
    captured: z.number(),
    refunded: z.number(),
    /** The refund that was made or refused. */
    refundId: z.optional(Id),
    /** Why the card was refused, where the card company says it. */
    refusal: z.optional(CardRefusal),
  }),
  /**
   * The cardholder disputed a sale and the provider took `amount` (agorot) back until it is decided: the sum is frozen. `paymentId`: of an
   * order (then with order and store) or of a subscription; `billId`: of an event's bill. All null: a sale that we do not know.
   */
  'payments.chargeback_opened': z.object({ ...chargeback }),
  /**
   * won: the sum is ours again; lost: it is gone. `won` may follow `lost`, when the provider gave the sum back late; the highest
   * version is the newest.
   */
  'payments.chargeback_resolved': z.object({ ...chargeback, outcome: z.enum(['won', 'lost']) }),

  'identity.account_opened': z.object({ userId: UserId, phoneKey: z.string() }),
  'identity.account_deleted': z.object({ userId: UserId, phoneKey: z.optional(z.string()) }),
  /** Sessions of an account ended, by its owner or because a stranger had them. `sessionId` null: all but `except`. */
  'identity.sessions_ended': z.object({
    userId: UserId,
    sessionId: z.nullable(SessionId),
    except: z.nullable(SessionId),
  }),
  /** The owner of an account is notified of a change to it. */
  'identity.notice_wanted': z.object({ noticeId: Id }),

  /** The store is closed for good. */
  'stores.closed': z.object({ storeId: StoreId }),
  'stores.crew_invited': z.object({ invitationId: CrewInvitationId }),
  'stores.email_to_verify': z.object({ storeId: StoreId }),
  /** An admin took the store off the site, or put it back; its present state is read from stores. */
  'stores.suspension_changed': z.object({ storeId: StoreId }),

  ...verificationEvents,
  /** The limits that apply to a store are others. */
  'subscriptions.plan_changed': z.object({ storeId: StoreId }),
  /** The charge of a period of a subscription, in agorot, to be made at once; `cardId` null: the default card. */
  'subscriptions.charge_wanted': z.object({
    paymentId: PaymentId,
    userId: UserId,
    cardId: z.nullable(CardId),
    amount: z.number(),
    planId: PlanId,
    returnTo: z.string(),
  }),
  /** Another try of a charge that was refused; `cardId` null: the default card. */
  'subscriptions.retry_wanted': z.object({
    paymentId: PaymentId,
    cardId: z.nullable(CardId),
    returnTo: z.string(),
  }),
  /** No payment of the charge may remain. */
  'subscriptions.release_wanted': z.object({ paymentId: PaymentId, userId: UserId }),

  ...hostedEventEvents,

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
