import * as z from 'zod/mini';
import { CouponDiscount } from '../coupons/coupon-terms';
import { NameTranslations } from './content';
import { PriceRule } from './price-rules';

/** The parts of a delivery price, as the price calculation produced them; sums in shekels. */
export const DeliveryParts = z.object({
  km: z.number(),
  /** The kilometres of these that are free. */
  freeKm: z.number(),
  /** The kilometres beyond the free ones. */
  paidKm: z.number(),
  pricePerKm: z.number(),
  /** `paidKm` × `pricePerKm`, before the minimum and before it is rounded up to a whole shekel. */
  byDistance: z.number(),
  minimum: z.number(),
  /** The part that decides the price. */
  because: z.enum(['free', 'distance', 'minimum']),
});
export type DeliveryParts = z.infer<typeof DeliveryParts>;

/**
 * One line of the explanation of a price; sums in shekels. rule: the surcharge or discount of that day; minimum_participants,
 * minimum: the amount missing to the lowest charge; coupon: what a coupon takes off the lines above it, below zero.
 */
export const PriceLine = z.object({
  kind: z.enum([
    ...(['fixed', 'base', 'participants', 'item', 'item_participants', 'included', 'delivery'] as const),
    ...(['rule', 'minimum_participants', 'minimum', 'coupon'] as const),
  ]),
  /** The item's name; empty for lines of the price itself. */
  label: z.string(),
  translations: NameTranslations,
  quantity: z.number(),
  unitPrice: z.number(),
  amount: z.number(),
  /** Only for rule: the rule that applied. */
  rule: z.optional(PriceRule),
  /** Only for minimum_participants and minimum: the lowest charge, in people or shekels. */
  least: z.optional(z.number()),
  /** Only for coupon. */
  coupon: z.optional(CouponDiscount),
  /** Only for delivery: its parts; absent in orders agreed before the parts were stored. */
  delivery: z.optional(DeliveryParts),
});
export type PriceLine = z.infer<typeof PriceLine>;

/** The price check of the specification; a refusal has its reason in the caller's language and a stable code. */
export const PriceCheckResult = z.union([
  z.object({
    success: z.literal(true),
    price: z.number(),
    lines: z.array(PriceLine),
    deliveryKm: z.nullable(z.number()),
  }),
  z.object({ success: z.literal(false), message: z.string(), code: z.string() }),
]);
export type PriceCheckResult = z.infer<typeof PriceCheckResult>;
