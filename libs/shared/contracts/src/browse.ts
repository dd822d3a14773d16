import * as z from 'zod/mini';
import { call } from './call';
import { Cursor, Id, Moment } from './primitives';
import { Picture } from './pricing-units';
import { BusinessCategory } from './stores';

export const BrowseSort = z.enum(['recommended', 'price', 'rating', 'distance']);
/** Everything is optional; what is said must be fulfilled by the stores that come back. */
export const BrowseQuery = z.object({
  category: z.optional(BusinessCategory),
  /** The start of the celebration. */
  datetime: z.optional(Moment),
  lat: z.optional(z.coerce.number().check(z.gte(-90), z.lte(90))),
  lng: z.optional(z.coerce.number().check(z.gte(-180), z.lte(180))),
  participants: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
  /** All in, in shekels. */
  budget: z.optional(z.coerce.number().check(z.gte(0), z.lte(100_000_000))),
  rating: z.optional(z.coerce.number().check(z.gte(0), z.lte(5))),
  q: z.optional(z.string().check(z.maxLength(100))),
  sort: z._default(BrowseSort, 'recommended'),
  cursor: Cursor,
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(60)), 20),
});
export const StoreCard = z.object({
  partnerId: Id,
  partnerUsername: z.string(),
  businessName: z.string(),
  description: z.string(),
  categories: z.array(BusinessCategory),
  businessCity: z.string(),
  isMobile: z.boolean(),
  coverPhoto: z.nullable(Picture),
  ratingMetrics: z.object({ avgRating: z.nullable(z.number()), ratingCount: z.number() }),
  /** Where its pin stands. */
  geocode: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  km: z.nullable(z.number()),
  /** The cheapest way to have it for that many, delivery included; null: only by proposal. Without participants: the least it starts from. */
  price: z.nullable(
    z.object({
      amount: z.number(),
      delivery: z.number(),
      exact: z.boolean(),
      pricingUnitId: Id,
      pricingUnitName: z.string(),
    }),
  ),
});
export type StoreCard = z.infer<typeof StoreCard>;
export const browseStores = call({
  id: 'stores.browse',
  method: 'GET',
  path: '/v1/partners',
  access: 'visitor',
  perMinute: 240,
  query: BrowseQuery,
  answer: z.object({ stores: z.array(StoreCard), nextCursor: z.nullable(z.string()) }),
});
