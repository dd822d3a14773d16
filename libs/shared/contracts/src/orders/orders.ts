import * as z from 'zod/mini';
import { ChangeRequest } from './order-changes';
import { contentLanguage, NameTranslations } from '../stores/content';
import { Food, StoreKashrut } from '../stores/food';
import { LinkedOrder } from './linked-orders';
import { OrderMenu } from './order-menu';
import { OrderPlan } from './payment-plans';
import { ProposalLine } from '../proposals/proposal-lines';
import { MailState } from '../payments/payments';
import { Instant, Language, Location, Moment, Participants } from '../primitives';
import { PriceLine } from '../stores/price-lines';
import { PricingFactor, PricingUnitRequest } from '../stores/pricing-units';
import { CheckoutId, OrderId, PricingUnitId, StoreId, UserId } from '../ids';

export const OrderStatus = z.enum([
  'pending',
  'approved',
  'declined',
  'recalled',
  'cancelled_partner',
  'cancelled_customer',
  'done',
]);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** held: authorized, not captured. owed: a refund under 5 shekels, settled by hand. none: nothing to pay. */
export const OrderPaymentStatus = z.enum([
  'none',
  'held',
  'capturing',
  'captured',
  'action_required',
  'voided',
  'refunding',
  'refunded',
  'partially_refunded',
  'owed',
]);
export type OrderPaymentStatus = z.infer<typeof OrderPaymentStatus>;

export const EventInfo = z.object({
  participants: Participants,
  datetime: Moment,
  location: z.nullable(Location),
});
export type EventInfo = z.infer<typeof EventInfo>;

/** The terms frozen when the order was placed; agreed changes update the number, the menu and their price. Decimal shekels. */
export const OrderSummary = z.object({
  eventInfo: EventInfo,
  price: z.number(),
  priceLines: z.array(PriceLine),
  userId: UserId,
  partnerId: StoreId,
  partnerUsername: z.string(),
  partnerName: z.string(),
  pricingUnitId: PricingUnitId,
  /** Number of the published revision it was ordered from; absent in orders from before revisions existed. */
  pricingUnitRevision: z.optional(z.number()),
  pricingUnitName: z.string(),
  pricingUnitSummary: z.string(),
  pricingUnitDescription: z.string(),
  pricingUnitImage: z.nullable(z.string()),
  pricingFactor: PricingFactor,
  pricingUnitRequest: z.optional(z.nullable(PricingUnitRequest)),
  /** The current menu; it changes when both sides agree on another one. */
  menu: OrderMenu,
  /** The language the business's texts were typed in, and their translations. */
  language: contentLanguage,
  translations: z.optional(
    z.partialRecord(Language, z.object({ name: z.string(), summary: z.string(), description: z.string() })),
  ),
  /** The food fields of a unit without a menu. */
  food: z.optional(Food),
  /** The store's certificate on the day of the order. */
  kashrut: z.optional(StoreKashrut),
  /** The store's house rules on the day of the order. */
  policies: z.optional(
    z.object({ text: z.string(), language: contentLanguage, translations: NameTranslations }),
  ),
  remarks: z.string(),
  termsOfService: z.boolean(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

export const OrderMoveName = z.enum(['approve', 'decline', 'recall', 'cancel']);
export type OrderMoveName = z.infer<typeof OrderMoveName>;

/** The parts of an order that a change by agreement concerns. `terms`: time or place. */
const OrderChanges = z.object({
  terms: z.boolean(),
  menu: z.boolean(),
  /** The lines of an order that was made of a proposal. */
  lines: z.optional(z.literal(true)),
  participants: z.nullable(z.object({ was: z.number(), now: z.number() })),
});

/** An entry of an order's timeline; `amount` in shekels where money was moved or authorized. */
const OrderEvent = z.object({
  kind: z.enum([
    'placed',
    'held',
    'approved',
    'captured',
    'capture_failed',
    'declined',
    'expired',
    'recalled',
    'voided',
    'cancelled_partner',
    'cancelled_customer',
    'cancelled_unpaid',
    'refunded',
    'refund_owed',
    'done',
    'follows',
    'left',
    'amendment_proposed',
    'amendment_accepted',
    'amendment_refused',
    'amendment_lapsed',
    'settled',
    'settlement_unpaid',
    'locked',
    'event_moved',
    'event_cancelled',
    'change_proposed',
    'change_accepted',
    'change_refused',
    'change_lapsed',
    'change_withdrawn',
    'rest_failed',
    'rest_undecided',
    'rest_extended',
    'rest_waived',
    'street_asked',
    'street_said',
    'attendance_proposed',
    'attendance_agreed',
    'attendance_counted',
    'attendance_objected',
  ]),
  at: Instant,
  amount: z.nullable(z.number()),
  /** The number of participants of an amendment or a settlement. */
  participants: z.optional(z.number()),
  /** The reason written with a refusal or a cancellation, for the other side to read. */
  reason: z.optional(z.string()),
  /** The content of a change by agreement; absent in entries of before it was noted. */
  changes: z.optional(OrderChanges),
});

/** An order as the side that requests it sees it. */
export const Order = z.object({
  orderId: OrderId,
  /** The number people use on the phone: eight digits. */
  code: z.string(),
  status: OrderStatus,
  /** The side the caller is on. */
  side: z.enum(['customer', 'partner']),
  /** A super admin reads it from the partner's side; every transition is refused. */
  readOnly: z.optional(z.literal(true)),
  createdAt: Instant,
  orderSummary: OrderSummary,
  payment: z.object({
    status: OrderPaymentStatus,
    held: z.number(),
    captured: z.number(),
    refunded: z.number(),
    owed: z.number(),
    cardLastFour: z.nullable(z.string()),
    /** The address where the customer confirms the payment; customers only. */
    authenticateUrl: z.nullable(z.string()),
    /** The newest e-mail that confirms a payment or a refund; customers only. Null: none yet. */
    mail: z.nullable(MailState),
  }),
  /** The payment plan; null: there is nothing to pay. */
  plan: z.nullable(OrderPlan),
  /**
   * The business's income: `gross` from the customer, less the commission at the rate of the approval; before the approval at today's.
   * The partner's side only; null: none.
   */
  income: z.nullable(
    z.object({ gross: z.number(), commission: z.number(), net: z.number(), percent: z.number() }),
  ),
  /** The deadline for the partner's answer; null once answered. */
  respondBy: z.nullable(Instant),
  endsAt: Instant,
  /** Partners get the name at once and the phone after they approved. */
  customer: z.object({ firstName: z.string(), lastName: z.string(), phoneNumber: z.nullable(z.string()) }),
  store: z.object({
    partnerUsername: z.string(),
    businessName: z.string(),
    businessPhone: z.nullable(z.string()),
  }),
  /** The link to an invitation; null: the number of participants is fixed. */
  following: z.nullable(LinkedOrder),
  /** The business comes to the customer, so the place may be changed. */
  comesToCustomer: z.boolean(),
  /** The order has a menu of a stored revision, so the menu may be changed. */
  menuMayChange: z.boolean(),
  /** The lines that were agreed on in the proposal it was made of; null: it was made of none. */
  agreedLines: z.nullable(z.array(ProposalLine)),
  /** The newest change request of either side. */
  changeRequest: z.nullable(ChangeRequest),
  timeline: z.array(OrderEvent),
  version: z.number(),
});
export type Order = z.infer<typeof Order>;

/** One row of a list of orders. */
export const OrderCard = z.object({
  orderId: OrderId,
  code: z.string(),
  status: OrderStatus,
  createdAt: Instant,
  startsAt: Instant,
  endsAt: Instant,
  menuName: z.string(),
  /** Translations of the menu's name that the business had on the day of the order. */
  menuNames: NameTranslations,
  partnerName: z.string(),
  partnerUsername: z.string(),
  customerName: z.string(),
  address: z.string(),
  participants: z.number(),
  price: z.number(),
  paymentStatus: OrderPaymentStatus,
  respondBy: z.nullable(Instant),
  /** The number of participants may change until then. */
  floatsUntil: z.nullable(Instant),
  /** An amendment awaits the business's answer. */
  amendmentWaits: z.boolean(),
  /** Only the town is known: the order cannot be approved yet. */
  streetMissing: z.boolean(),
  /** The remainder was not paid, and the business has to decide. */
  restUndecided: z.boolean(),
});
export type OrderCard = z.infer<typeof OrderCard>;

/**
 * A checkout that is becoming an order: the slot is reserved (15 minutes) and the card is being authorized. authorising: wait for a hint.
 * action_required: the card's owner confirms at authenticateUrl. placed: the order exists. refused: see code.
 */
export const Checkout = z.object({
  checkoutId: CheckoutId,
  status: z.enum(['authorising', 'action_required', 'placed', 'refused', 'expired']),
  /** The id of the order, which may not exist yet. */
  orderId: OrderId,
  authenticateUrl: z.nullable(z.string()),
  code: z.nullable(z.string()),
  price: z.number(),
  expiresAt: Instant,
});
export type Checkout = z.infer<typeof Checkout>;
