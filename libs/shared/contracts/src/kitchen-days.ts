import * as z from 'zod/mini';
import { call } from './call';
import { NameTranslations } from './content';
import { KitchenWish } from './following';
import { Food } from './food';
import { Day, decimal, Id, Instant, line } from './primitives';
import { StoreParams, storePath } from './stores';

/** How many days a kitchen may look at together. */
export const KITCHEN_DAYS = 14;

/** A dish of an order; of what has no menu: what was ordered itself. `quantity` above 1: so many pieces, else one for each guest. */
export const KitchenDish = z.extend(Food, {
  section: z.string(),
  name: z.string(),
  translations: NameTranslations,
  quantity: z.number(),
});
export type KitchenDish = z.infer<typeof KitchenDish>;

/** An approved order as its kitchen needs it: the numbers of its kitchen sheet. No guest's name, no phone, no sum. */
export const KitchenOrder = z.object({
  orderId: Id,
  code: z.string(),
  startsAt: Instant,
  endsAt: Instant,
  /** The customer's first name; empty once it is forgotten. */
  customerName: z.string(),
  eventTitle: z.nullable(z.string()),
  /** Empty: at the business, or not known any more. */
  place: z.string(),
  menuName: z.string(),
  /** As both sides agreed. */
  participants: z.number(),
  /** What the guests' answers come to now, where that is another number. */
  expected: z.nullable(z.number()),
  floatsUntil: z.nullable(Instant),
  wishes: z.array(KitchenWish),
  dishes: z.array(KitchenDish),
  remarks: z.string(),
});
export type KitchenOrder = z.infer<typeof KitchenOrder>;

/** A booking taken by phone: what is cooked for it, only its crew knows. */
export const KitchenBooking = z.object({
  bookingId: Id,
  startsAt: Instant,
  endsAt: Instant,
  customerName: z.string(),
  title: z.string(),
  place: z.string(),
  participants: z.number(),
  note: z.string(),
});
export type KitchenBooking = z.infer<typeof KitchenBooking>;

export const PurchaseUnit = z.enum(['kg', 'g', 'l', 'ml', 'piece', 'pack']);
export type PurchaseUnit = z.infer<typeof PurchaseUnit>;
/** What has to be bought for one portion of a dish. */
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
/** By the name of the dish, as the business typed it: every unit that has it, and what was ordered of it long ago, buys the same. */
export const DishPurchases = z.object({
  dish: line(200),
  lines: z.array(PurchaseLine).check(z.maxLength(20)),
});
export type DishPurchases = z.infer<typeof DishPurchases>;

/** What is cooked on these days: orders that are approved, what was booked by phone, and what to buy for their dishes. */
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
    /** There are more than are told: fewer days are to be asked for. */
    truncated: z.boolean(),
  }),
});
/** What to buy for one portion of a dish; no lines: nothing is known of it any more. */
export const savePurchases = call({
  id: 'orders.savePurchases',
  method: 'PUT',
  path: `${storePath}/purchases`,
  access: 'user',
  perMinute: 60,
  params: StoreParams,
  body: DishPurchases,
  answer: DishPurchases,
});
