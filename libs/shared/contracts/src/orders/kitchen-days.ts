import * as z from 'zod/mini';
import { call } from '../call';
import { NameTranslations } from '../stores/content';
import { KitchenWish } from './linked-orders';
import { DishPer } from './order-menu';
import { Food } from '../stores/food';
import { Day, decimal, Instant, line } from '../primitives';
import { StoreParams, storePath } from '../stores/stores';
import { BookingId, OrderId } from '../ids';

/** The maximum number of days that a kitchen may view together. */
export const KITCHEN_DAYS = 14;

/**
 * A dish of an order or a booking; of an order without a menu, the ordered unit itself. `per` absent: a quantity above 1 is a number of pieces,
 * else it is one for each guest.
 */
export const KitchenDish = z.extend(Food, {
  section: z.string(),
  name: z.string(),
  translations: NameTranslations,
  quantity: z.number(),
  per: z.optional(DishPer),
});
export type KitchenDish = z.infer<typeof KitchenDish>;

/** An approved order with the numbers of its kitchen sheet. It has no guest's name, no phone and no sum. */
export const KitchenOrder = z.object({
  orderId: OrderId,
  code: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** The customer's first name; empty once the customer is forgotten. */
  customerName: z.string(),
  eventTitle: z.nullable(z.string()),
  /** Empty: at the business, or no longer known. */
  place: z.string(),
  menuName: z.string(),
  /** The number that both sides agreed. */
  participants: z.number(),
  /** The number by the guests' current answers, where it differs. */
  expected: z.nullable(z.number()),
  floatsUntil: z.nullable(Instant),
  /** Both sides agreed to settle it by who arrives. */
  byArrivals: z.optional(z.boolean()),
  wishes: z.array(KitchenWish),
  dishes: z.array(KitchenDish),
  remarks: z.string(),
});
export type KitchenOrder = z.infer<typeof KitchenOrder>;

/** A booking taken by phone; without dishes only the crew knows what is cooked for it. */
export const KitchenBooking = z.object({
  bookingId: BookingId,
  startsAt: Instant,
  endsAt: Instant,
  customerName: z.string(),
  title: z.string(),
  place: z.string(),
  participants: z.number(),
  dishes: z.array(KitchenDish),
  note: z.string(),
});
export type KitchenBooking = z.infer<typeof KitchenBooking>;

export const PurchaseUnit = z.enum(['kg', 'g', 'l', 'ml', 'piece', 'pack']);
export type PurchaseUnit = z.infer<typeof PurchaseUnit>;
/** One purchase for one portion of a dish. */
export const PurchaseLine = z.object({
  what: line(80),
  quantity: decimal(
    z.gt(0, { error: 'number.positive' }),
    z.lte(1_000, { error: 'number.range' }),
    z.multipleOf(0.001, { error: 'number.range' }),
  ),
  unit: PurchaseUnit,
});
export type PurchaseLine = z.infer<typeof PurchaseLine>;
/** Purchases by the dish's name as the business typed it: every unit and every earlier order with that name uses the same. */
export const DishPurchases = z.object({
  dish: line(200),
  lines: z.array(PurchaseLine).check(z.maxLength(20)),
});
export type DishPurchases = z.infer<typeof DishPurchases>;

/** The kitchen's work on these days: approved orders, bookings taken by phone, and the purchases for their dishes. */
export const kitchenDays = call({
  id: 'orders.kitchenDays',
  method: 'GET',
  path: `${storePath}/kitchen`,
  access: 'user',
  params: StoreParams,
  /** Whole days in Asia/Jerusalem, both included; at most `KITCHEN_DAYS`. */
  query: z.object({ from: Day, to: Day }),
  answer: z.object({
    orders: z.array(KitchenOrder),
    bookings: z.array(KitchenBooking),
    purchases: z.array(DishPurchases),
    /** There are more orders than the answer holds: the caller should request fewer days. */
    truncated: z.boolean(),
  }),
});
/** Saves the purchases for one portion of a dish; an empty list deletes them. `expected`: those that were shown; refused (conflict.version) when they are others by now. */
export const savePurchases = call({
  id: 'orders.savePurchases',
  method: 'PUT',
  path: `${storePath}/purchases`,
  access: 'user',
  perMinute: 60,
  params: StoreParams,
  body: z.extend(DishPurchases, { expected: z.optional(z.array(PurchaseLine)) }),
  answer: DishPurchases,
});
