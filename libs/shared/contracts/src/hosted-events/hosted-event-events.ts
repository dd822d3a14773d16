import * as z from 'zod/mini';
import { CardId, PaymentId, PublicEventId, StoreId, UserId } from '../ids';
import { Id, Instant } from '../primitives';

/** Events of the context hosted-events. Sums in agorot. */
export const hostedEventEvents = {
  /** Registrations moved from an event's waiting list into the queue of its hosts, who are a store's crew. */
  'hosted_events.queue_grew': z.object({ eventId: PublicEventId }),
  /** A hold of the price of tickets, made without the registrant; `cardId` null: the default card. Sums in agorot. */
  'hosted_events.hold_wanted': z.object({
    paymentId: PaymentId,
    userId: UserId,
    cardId: z.nullable(CardId),
    amount: z.number(),
    code: z.string(),
    returnTo: z.string(),
  }),
  'hosted_events.capture_wanted': z.object({
    paymentId: PaymentId,
    cardId: z.nullable(CardId),
    returnTo: z.string(),
  }),
  'hosted_events.release_wanted': z.object({ paymentId: PaymentId, userId: UserId }),
  'hosted_events.refund_wanted': z.object({ paymentId: PaymentId, refundId: Id, amount: z.number() }),
  /** The money of a registration has changed: as `orders.money_moved`, with the registration in the place of the order. */
  'hosted_events.money_moved': z.object({
    orderId: Id,
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
} as const;
