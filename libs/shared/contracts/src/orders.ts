import * as z from 'zod/mini';
import { ChangeRequest } from './order-changes';
import { contentLanguage, NameTranslations } from './content';
import { Food, StoreKashrut } from './food';
import { OrderFollowing } from './following';
import { OrderMenu } from './order-menu';
import { OrderPlan } from './payment-plans';
import { MailState } from './payments';
import { Id, Instant, Language, Location, Moment, Participants } from './primitives';
import { PriceLine } from './price-lines';
import { PricingFactor, PricingUnitRequest } from './pricing-units';

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

/** held: authorised, not taken. owed: a refund under 5 shekels, settled by hand. none: nothing to pay. */
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

/** What was agreed, frozen when the order was placed, but for what both sides agree on since: the number, the menu and their price. Sums are decimal shekels. */
export const OrderSummary = z.object({
  eventInfo: EventInfo,
  price: z.number(),
  priceLines: z.array(PriceLine),
  userId: Id,
  partnerId: Id,
  partnerUsername: z.string(),
  partnerName: z.string(),
  pricingUnitId: Id,
  /** Number of the published revision it was ordered from; absent in orders of before there were revisions. */
  pricingUnitRevision: z.optional(z.number()),
  pricingUnitName: z.string(),
  pricingUnitSummary: z.string(),
  pricingUnitDescription: z.string(),
  pricingUnitImage: z.nullable(z.string()),
  pricingFactor: PricingFactor,
  pricingUnitRequest: z.optional(z.nullable(PricingUnitRequest)),
  /** What is on the table now; moves when both sides agree on another menu. */
  menu: OrderMenu,
  /** The language the business's texts were typed in, and what they said in others. */
  language: contentLanguage,
  translations: z.optional(
    z.partialRecord(Language, z.object({ name: z.string(), summary: z.string(), description: z.string() })),
  ),
  /** Of a unit without a menu. */
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

/** Something that happened to an order; `amount` in shekels where money moved or was held. */
export const OrderEvent = z.object({
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
  ]),
  at: Instant,
  amount: z.nullable(z.number()),
  /** Of an amendment and a settlement. */
  participants: z.optional(z.number()),
  /** What was written with a refusal or a cancellation, for the other side to read. */
  reason: z.optional(z.string()),
});

/** An order as the side that asks sees it. */
export const Order = z.object({
  orderId: Id,
  /** What people call it on the phone: eight digits. */
  code: z.string(),
  status: OrderStatus,
  /** Which side the caller is on. */
  side: z.enum(['customer', 'partner']),
  /** A super admin looks on from the partner's side; every move is refused. */
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
    /** Where the customer has to confirm the payment; customers only. */
    authenticateUrl: z.nullable(z.string()),
    /** The newest e-mail that confirms a payment or a refund; customers only. Null: none yet. */
    mail: z.nullable(MailState),
  }),
  /** What is paid when; null: there is nothing to pay. */
  plan: z.nullable(OrderPlan),
  /**
   * What it brings the business: `gross` from the customer, less the commission, at the rate of the approval; before that at today's. The
   * partner's side only; null: nothing.
   */
  income: z.nullable(
    z.object({ gross: z.number(), commission: z.number(), net: z.number(), percent: z.number() }),
  ),
  /** Until then the partner can answer; null once answered. */
  respondBy: z.nullable(Instant),
  endsAt: Instant,
  /** Partners get the name at once and the phone when they approved. */
  customer: z.object({ firstName: z.string(), lastName: z.string(), phoneNumber: z.nullable(z.string()) }),
  store: z.object({
    partnerUsername: z.string(),
    businessName: z.string(),
    businessPhone: z.nullable(z.string()),
  }),
  /** The invitation it follows; null: its number of participants is fixed. */
  following: z.nullable(OrderFollowing),
  /** The business comes to the customer, so that another place may be asked for. */
  comesToCustomer: z.boolean(),
  /** It has a menu, of a revision that is kept, so that another choice of it may be asked for. */
  menuMayChange: z.boolean(),
  /** The newest of the changes that one side asked the other for. */
  changeRequest: z.nullable(ChangeRequest),
  timeline: z.array(OrderEvent),
  version: z.number(),
});
export type Order = z.infer<typeof Order>;

/** One line of a list. */
export const OrderCard = z.object({
  orderId: Id,
  code: z.string(),
  status: OrderStatus,
  createdAt: Instant,
  startsAt: Instant,
  endsAt: Instant,
  menuName: z.string(),
  /** By language, as far as the business had named it in others on the day of the order. */
  menuNames: NameTranslations,
  partnerName: z.string(),
  partnerUsername: z.string(),
  customerName: z.string(),
  address: z.string(),
  participants: z.number(),
  price: z.number(),
  paymentStatus: OrderPaymentStatus,
  respondBy: z.nullable(Instant),
  /** Its number of participants may still move until then. */
  floatsUntil: z.nullable(Instant),
  /** The business is asked for another number. */
  amendmentWaits: z.boolean(),
  /** The town alone is known: it cannot be approved yet. */
  streetMissing: z.boolean(),
  /** Its rest was not paid, and the business decides what becomes of it. */
  restUndecided: z.boolean(),
});
export type OrderCard = z.infer<typeof OrderCard>;

/**
 * On the way to an order: the slot is reserved (15 minutes) and the card is asked. authorising: wait, a hint comes.
 * action_required: the card's owner confirms at authenticateUrl. placed: the order is there. refused: see code.
 */
export const Checkout = z.object({
  checkoutId: Id,
  status: z.enum(['authorising', 'action_required', 'placed', 'refused', 'expired']),
  /** The order there is, or will be. */
  orderId: Id,
  authenticateUrl: z.nullable(z.string()),
  code: z.nullable(z.string()),
  price: z.number(),
  expiresAt: Instant,
});
export type Checkout = z.infer<typeof Checkout>;
