import * as z from 'zod/mini';
import { call } from '../call';
import { CouponCode } from '../coupons/coupons';
import { CheckoutDraftId } from './checkout-drafts';
import { EventOrder, HeadcountDeadline, KitchenWish, LinkedCount } from './linked-orders';
import { Cursor, decimal, Instant, optionalParagraphs, PageSize } from '../primitives';
import { Checkout, EventInfo, Order, OrderCard, OrderMoveName, OrderStatus } from './orders';
import { PaymentTerms } from './payment-plans';
import { MailState } from '../payments/payments';
import { PricingUnitRequest } from '../stores/pricing-units';
import { CancellationPolicy } from '../stores/stores';
import { AmendmentId, CardId, CheckoutId, EventId, OrderId, PricingUnitId } from '../ids';

export const PlaceOrderForm = z.object({
  pricingUnitId: PricingUnitId,
  /** The published revision that was shown to the customer; if it has changed: pricing_unit.changed, and nothing is reserved. */
  pricingUnitRevision: z.optional(z.nullable(z.number())),
  eventInfo: EventInfo,
  pricingUnitRequest: z.optional(z.nullable(PricingUnitRequest)),
  remarks: z._default(optionalParagraphs(1_000), ''),
  /** Must be accepted. */
  termsOfService: z.literal(true, { error: 'terms.order_required' }),
  /** Absent: the default card. */
  cardId: z.optional(z.nullable(CardId)),
  /** An invitation of the customer's whose number of participants the order follows until the cut-off (the store's notice). */
  followsEventId: z.optional(z.nullable(EventId)),
  /** Whose seats of it count; rides only of a business of transportation (order.no_rides). Absent: guests. */
  followsCounts: z.optional(LinkedCount),
  /** The id of the draft it was reviewed in, to which the bank's page returns. */
  draftId: z.optional(z.nullable(CheckoutDraftId)),
  /**
   * The payment terms that were shown to the customer, with the chosen number of card payments. Refused (payment_terms.changed) when the
   * terms have changed or the store offers fewer card payments. Absent: the store's terms, with one card payment.
   */
  paymentTerms: z.optional(z.nullable(PaymentTerms)),
  /** The policy that was shown to the customer; if it has changed: cancellation_policy.changed, and nothing is reserved. */
  cancellationPolicy: z.optional(CancellationPolicy),
  couponCode: z.optional(z.nullable(CouponCode)),
  /** The price in shekels that was shown to the customer, under the coupon; another price is refused (price.changed) and nothing is reserved. */
  expectedPrice: decimal(),
  /** The shekels of it that were shown as held at once: the deposit, or all of it; another sum by now: payment_terms.changed. */
  expectedToday: z.optional(decimal()),
});
export type PlaceOrderForm = z.infer<typeof PlaceOrderForm>;

/**
 * Reserves the slot and authorizes the sum; placed, when the provider answers soon. Refusals: slot.taken, slot.closed,
 * slot.notice, slot.too_far, price.*, coupon.*, card.missing, pricing_unit.gone. Needs an Idempotency-Key; the same key returns the same checkout.
 */
export const placeOrder = call({
  id: 'orders.place',
  method: 'POST',
  path: '/v1/orders',
  access: 'user',
  feature: 'placing_orders',
  idempotent: true,
  keepsKey: true,
  perMinute: 20,
  body: PlaceOrderForm,
  answer: Checkout,
  status: 202,
});
export const readCheckout = call({
  id: 'orders.readCheckout',
  method: 'GET',
  path: '/v1/checkouts/:checkoutId',
  access: 'user',
  params: z.object({ checkoutId: CheckoutId }),
  answer: Checkout,
});
/** Releases the slot at once, and the authorization. Refused when the order already exists. */
export const dropCheckout = call({
  id: 'orders.dropCheckout',
  method: 'DELETE',
  path: '/v1/checkouts/:checkoutId',
  access: 'user',
  params: z.object({ checkoutId: CheckoutId }),
  status: 204,
});

export const OrderAsks = z.enum(['participants', 'terms', 'rest']);
export type OrderAsks = z.infer<typeof OrderAsks>;
export const OrderListQuery = z.object({
  /** A store the caller works at; absent: the caller's own orders. */
  store: z.optional(z.string().check(z.maxLength(40))),
  status: z.optional(OrderStatus),
  /** Only approved orders with an open question: another number of participants, other terms, or an unpaid remainder. */
  asks: z.optional(OrderAsks),
  /** Range of the start; whole days in Asia/Jerusalem. */
  from: z.optional(Instant),
  to: z.optional(Instant),
  q: z.optional(z.string().check(z.maxLength(60))),
  cursor: Cursor,
  limit: PageSize,
});
export const listOrders = call({
  id: 'orders.list',
  method: 'GET',
  path: '/v1/orders',
  access: 'user',
  query: OrderListQuery,
  answer: z.object({
    orders: z.array(OrderCard),
    counts: z.record(z.string(), z.number()),
    nextCursor: z.nullable(z.string()),
  }),
});
const One = z.object({ orderId: OrderId });
const order = '/v1/orders/:orderId';
export const readOrder = call({
  id: 'orders.read',
  method: 'GET',
  path: order,
  access: 'user',
  params: One,
  answer: Order,
});
/** The effect of a transition on the money, before it is made. Sums in shekels. `because`: the rule that decides. */
export const MoveConsequence = z.object({
  captured: z.number(),
  refunded: z.number(),
  kept: z.number(),
  owed: z.number(),
  because: z.enum(['hold_released', 'capture', 'full_refund', 'policy', 'law', 'nothing_paid']),
});
export type MoveConsequence = z.infer<typeof MoveConsequence>;
export const orderConsequences = call({
  id: 'orders.consequences',
  method: 'GET',
  path: `${order}/consequences`,
  access: 'user',
  params: One,
  answer: z.object({ moves: z.partialRecord(OrderMoveName, MoveConsequence) }),
});

const moved = {
  method: 'POST',
  access: 'user',
  idempotent: true,
  params: One,
  answer: Order,
  status: 200,
} as const;
const Reason = z.object({ reason: z._default(optionalParagraphs(500), '') });
/** order.street_missing: the customer has not given the street yet. */
export const approveOrder = call({ id: 'orders.approve', path: `${order}/approve`, ...moved });
export const declineOrder = call({ id: 'orders.decline', path: `${order}/decline`, ...moved, body: Reason });
export const recallOrder = call({ id: 'orders.recall', path: `${order}/recall`, ...moved });
/** `expectedRefund`: the `refunded` that was shown; if the sum has changed meanwhile: refund.changed, and nothing is cancelled. */
export const cancelOrder = call({
  id: 'orders.cancel',
  path: `${order}/cancel`,
  ...moved,
  body: z.object({ reason: z._default(optionalParagraphs(500), ''), expectedRefund: decimal() }),
});
/** Retries a payment that needs the customer, with another card if one is named. */
export const payOrder = call({
  id: 'orders.pay',
  path: `${order}/pay`,
  ...moved,
  body: z.object({ cardId: z.optional(z.nullable(CardId)) }),
});
/** Links an approved order to an invitation of its customer; before the cut-off only (order.too_late). */
export const followInvitation = call({
  id: 'orders.follow',
  path: `${order}/follow`,
  ...moved,
  /** `counts`: rides only of a business of transportation (order.no_rides). Absent: guests. */
  body: z.object({ eventId: EventId, counts: z.optional(LinkedCount) }),
});
/** Unlinks the order; the last agreed number stands from now on. */
export const leaveInvitation = call({ id: 'orders.leave', path: `${order}/leave`, ...moved });
/** The customer proposes a number that differs from the agreed one by more than a tenth; an open amendment lapses. */
export const proposeAmendment = call({
  id: 'orders.proposeAmendment',
  path: `${order}/amendments`,
  ...moved,
  body: z.object({
    participants: z.number({ error: 'field.required' }).check(z.int(), z.gte(1), z.lte(100_000)),
  }),
});
const amendment = `${order}/amendments/:amendmentId`;
const OneAmendment = z.object({ orderId: OrderId, amendmentId: AmendmentId });
export const acceptAmendment = call({
  id: 'orders.acceptAmendment',
  path: `${amendment}/accept`,
  ...moved,
  params: OneAmendment,
});
export const refuseAmendment = call({
  id: 'orders.refuseAmendment',
  path: `${amendment}/refuse`,
  ...moved,
  params: OneAmendment,
  body: Reason,
});
/** Orders linked to an invitation of the caller's; `oneMoreGuest` is their sum in shekels, null when a guest costs nothing. */
export const ordersOfInvitation = call({
  id: 'orders.ofInvitation',
  method: 'GET',
  path: '/v1/orders/of-invitation/:eventId',
  access: 'user',
  params: z.object({ eventId: EventId }),
  answer: z.object({ orders: z.array(EventOrder), oneMoreGuest: z.nullable(z.number()) }),
});
/**
 * The next day by which a business needs the number of guests; null: none. Without sums, so that editors of the invitation may
 * read it as its owner does; viewers are refused (cohost.editors_only).
 */
export const headcountDeadline = call({
  id: 'orders.headcountDeadline',
  method: 'GET',
  path: '/v1/orders/of-invitation/:eventId/deadline',
  access: 'user',
  params: z.object({ eventId: EventId }),
  answer: z.object({ deadline: z.nullable(HeadcountDeadline) }),
});
/** The kitchen sheet: the customer and the event, the number of guests, and counts of the special requests. No guest's name, no phone. */
export const kitchenSheet = call({
  id: 'orders.kitchenSheet',
  method: 'GET',
  path: `${order}/kitchen-sheet`,
  access: 'user',
  params: One,
  answer: z.object({
    /** The number that both sides agreed. */
    participants: z.number(),
    /** The number by the guests' current answers, where it differs. */
    expected: z.nullable(z.number()),
    /** The customer's first name; empty once the customer is forgotten. */
    customerName: z.string(),
    /** The title of the linked invitation; a business sees it once it has approved. */
    eventTitle: z.nullable(z.string()),
    /** The time until which the number may still change. */
    floatsUntil: z.nullable(Instant),
    /** Both sides agreed to settle it by who arrives. */
    byArrivals: z.optional(z.boolean()),
    /** Empty when the order is linked to no invitation. */
    wishes: z.array(KitchenWish),
  }),
});
export const orderReceipt = call({
  id: 'orders.receipt',
  method: 'GET',
  path: `${order}/receipt.pdf`,
  access: 'user',
  params: One,
  media: 'application/pdf',
});
/** Sends the payment confirmation again to the customer's confirmed e-mail address; at most three times a day per order. */
export const mailOrderReceipt = call({
  id: 'orders.mailReceipt',
  method: 'POST',
  path: `${order}/receipt/mail`,
  access: 'user',
  idempotent: true,
  perMinute: 10,
  params: One,
  answer: z.object({ mail: MailState }),
  status: 200,
});
export const exportOrders = call({
  id: 'orders.export',
  method: 'GET',
  path: '/v1/orders/export.xlsx',
  access: 'user',
  query: z.object({
    store: z.string().check(z.maxLength(40)),
    from: z.optional(Instant),
    to: z.optional(Instant),
  }),
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
