import * as z from 'zod/mini';
import { call } from './call';
import { CheckoutDraftId } from './checkout-drafts';
import { FollowingOrder, KitchenWish } from './following';
import { Cursor, decimal, Id, Instant, optionalLine, PageSize } from './primitives';
import { Checkout, EventInfo, Order, OrderCard, OrderMoveName, OrderStatus } from './orders';
import { PaymentTerms } from './payment-plans';
import { MailState } from './payments';
import { PricingUnitRequest } from './pricing-units';

export const PlaceOrderForm = z.object({
  pricingUnitId: Id,
  /** The published revision the customer was shown; another one by now is refused (pricing_unit.changed) and nothing is reserved. */
  pricingUnitRevision: z.optional(z.nullable(z.number())),
  eventInfo: EventInfo,
  pricingUnitRequest: z.optional(z.nullable(PricingUnitRequest)),
  remarks: z._default(optionalLine(1_000), ''),
  /** Must be accepted. */
  termsOfService: z.literal(true, { error: 'terms.order_required' }),
  /** Absent: the default card. */
  cardId: z.optional(z.nullable(Id)),
  /** An invitation of the customer's that the number of participants is to follow until the store's notice. */
  followsEventId: z.optional(z.nullable(Id)),
  /** The draft it was reviewed in, to come back to from the bank. */
  draftId: z.optional(z.nullable(CheckoutDraftId)),
  /**
   * The plan of payments the customer was shown, and into how many card payments it is to be split; other terms by now, or more card payments than the
   * store offers, are refused (payment_terms.changed). Absent: the store's terms, with one card payment.
   */
  paymentTerms: z.optional(z.nullable(PaymentTerms)),
  /** What the customer was shown, in shekels; another price is refused (price.changed) and nothing is reserved. */
  expectedPrice: decimal(),
});
export type PlaceOrderForm = z.infer<typeof PlaceOrderForm>;

/**
 * Reserves the slot and asks the card for the sum: placed, when the card answers soon. Refusals: slot.taken, slot.closed,
 * slot.notice, price.*, card.missing, pricing_unit.gone. Needs an Idempotency-Key; the same one answers the same checkout.
 */
export const placeOrder = call({
  id: 'orders.place',
  method: 'POST',
  path: '/v1/orders',
  access: 'user',
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
  params: z.object({ checkoutId: Id }),
  answer: Checkout,
});
/** Gives the slot back at once; what was held is released. Refused when the order is there already. */
export const dropCheckout = call({
  id: 'orders.dropCheckout',
  method: 'DELETE',
  path: '/v1/checkouts/:checkoutId',
  access: 'user',
  params: z.object({ checkoutId: Id }),
  status: 204,
});

export const OrderAsks = z.enum(['participants', 'terms', 'rest']);
export type OrderAsks = z.infer<typeof OrderAsks>;
export const OrderListQuery = z.object({
  /** A store the caller works at; absent: the caller's own orders. */
  store: z.optional(z.string().check(z.maxLength(40))),
  status: z.optional(OrderStatus),
  /** Only approved ones that wait for an answer: about another number of participants, other terms, or a rest that was not paid. */
  asks: z.optional(OrderAsks),
  /** Starts within; whole days in Asia/Jerusalem. */
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
const One = z.object({ orderId: Id });
const order = '/v1/orders/:orderId';
export const readOrder = call({
  id: 'orders.read',
  method: 'GET',
  path: order,
  access: 'user',
  params: One,
  answer: Order,
});
/** What a move would do to the money, before it is made. Sums in shekels. `because`: which rule decides. */
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
const Reason = z.object({ reason: z._default(optionalLine(500), '') });
/** order.street_missing: the customer has not said yet where in the town it is. */
export const approveOrder = call({ id: 'orders.approve', path: `${order}/approve`, ...moved });
export const declineOrder = call({ id: 'orders.decline', path: `${order}/decline`, ...moved, body: Reason });
export const recallOrder = call({ id: 'orders.recall', path: `${order}/recall`, ...moved });
/** `expectedRefund`: the `refunded` that was shown; when the sum has changed meanwhile: refund.changed, and nothing is cancelled. */
export const cancelOrder = call({
  id: 'orders.cancel',
  path: `${order}/cancel`,
  ...moved,
  body: z.object({ reason: z._default(optionalLine(500), ''), expectedRefund: decimal() }),
});
/** Tries a payment that needs the customer again, with another card if one is named. */
export const payOrder = call({
  id: 'orders.pay',
  path: `${order}/pay`,
  ...moved,
  body: z.object({ cardId: z.optional(z.nullable(Id)) }),
});
/** An order that stands begins to follow an invitation of its customer's; before the cut-off only (order.too_late). */
export const followInvitation = call({
  id: 'orders.follow',
  path: `${order}/follow`,
  ...moved,
  body: z.object({ eventId: Id }),
});
/** The number that was last agreed stands from now on. */
export const leaveInvitation = call({ id: 'orders.leave', path: `${order}/leave`, ...moved });
/** The customer asks for a number that is further than a tenth from the agreed one; an open amendment lapses. */
export const proposeAmendment = call({
  id: 'orders.proposeAmendment',
  path: `${order}/amendments`,
  ...moved,
  body: z.object({
    participants: z.number({ error: 'field.required' }).check(z.int(), z.gte(1), z.lte(100_000)),
  }),
});
const amendment = `${order}/amendments/:amendmentId`;
const OneAmendment = z.object({ orderId: Id, amendmentId: Id });
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
/** Orders that follow an invitation of the caller's; `oneMoreGuest` in shekels over all of them, null when a guest costs nothing. */
export const ordersOfInvitation = call({
  id: 'orders.ofInvitation',
  method: 'GET',
  path: '/v1/orders/of-invitation/:eventId',
  access: 'user',
  params: z.object({ eventId: Id }),
  answer: z.object({ orders: z.array(FollowingOrder), oneMoreGuest: z.nullable(z.number()) }),
});
/** What the kitchen needs: whose celebration, for how many, and what the guests of the invitation asked for, as counts. No guest's name, no phone. */
export const kitchenSheet = call({
  id: 'orders.kitchenSheet',
  method: 'GET',
  path: `${order}/kitchen-sheet`,
  access: 'user',
  params: One,
  answer: z.object({
    /** As both sides agreed. */
    participants: z.number(),
    /** What the guests' answers come to now, where that is another number. */
    expected: z.nullable(z.number()),
    /** The customer's first name; empty once it is forgotten. */
    customerName: z.string(),
    /** Of the invitation it follows; for a business once it has approved. */
    eventTitle: z.nullable(z.string()),
    /** The number is not final yet. */
    floatsUntil: z.nullable(Instant),
    /** Empty when the order follows no invitation. */
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
/** The payment confirmation by e-mail once more, to the confirmed address of the customer; three times a day of one order. */
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
