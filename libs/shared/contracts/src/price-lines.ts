import * as z from 'zod/mini';
import { NameTranslations } from './content';
import { PriceRule } from './price-rules';

/** How what coming so far costs is made, as the price itself worked it out; sums in shekels. */
export const DeliveryParts = z.object({
  km: z.number(),
  /** Of them free. */
  freeKm: z.number(),
  /** Beyond the free ones. */
  paidKm: z.number(),
  pricePerKm: z.number(),
  /** `paidKm` × `pricePerKm`, before the minimum and before it is rounded up to a whole shekel. */
  byDistance: z.number(),
  minimum: z.number(),
  /** Which of them decides. */
  because: z.enum(['free', 'distance', 'minimum']),
});
export type DeliveryParts = z.infer<typeof DeliveryParts>;

/**
 * One line of the explanation of a price; sums in shekels. rule: what the price of that day adds, or takes off; minimum_participants,
 * minimum: what is missing to the least that is charged.
 */
export const PriceLine = z.object({
  kind: z.enum([
    ...(['fixed', 'base', 'participants', 'item', 'item_participants', 'included', 'delivery'] as const),
    ...(['rule', 'minimum_participants', 'minimum'] as const),
  ]),
  /** The item's name; empty for what the price itself says. */
  label: z.string(),
  translations: NameTranslations,
  quantity: z.number(),
  unitPrice: z.number(),
  amount: z.number(),
  /** Of rule: which one. */
  rule: z.optional(PriceRule),
  /** Of minimum_participants and minimum: the least that is charged, people or shekels. */
  least: z.optional(z.number()),
  /** Of delivery: how it is made; absent in what was agreed before it was kept. */
  delivery: z.optional(DeliveryParts),
});
export type PriceLine = z.infer<typeof PriceLine>;

/** The price check of the specification; a refusal says why in the caller's language and by a stable code. */
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
