import * as z from 'zod/mini';
import { AreaText } from './area';
import { call } from './call';
import { contentLanguage, NameTranslations } from './content';
import { Occasion, SpokenLanguage, StoreSetting } from './finding';
import { KashrutCertificate } from './food';
import { Cursor, Id, Language, Moment } from './primitives';
import { Picture } from './pricing-units';
import { BusinessCategory } from './stores';

export const BrowseSort = z.enum(['recommended', 'price', 'rating', 'distance']);
/** A certificate that holds on the day; any: whoever's. */
export const KosherFilter = z.enum(['any', 'rabbinate', 'mehadrin', 'badatz', 'tzohar']);
export type KosherFilter = z.infer<typeof KosherFilter>;
/** vegan: something on the menu is. */
export const FoodFilter = z.enum(['meat', 'dairy', 'vegan']);
export type FoodFilter = z.infer<typeof FoodFilter>;

const whole = (most: number) => z.coerce.number().check(z.int(), z.gte(1), z.lte(most));
const shekels = z.coerce.number().check(z.gte(0), z.lte(100_000_000));
/** Everything is optional; what is said must be fulfilled by the stores that come back. */
export const BrowseQuery = z.object({
  category: z.optional(BusinessCategory),
  /** The start of the celebration. */
  datetime: z.optional(Moment),
  lat: z.optional(z.coerce.number().check(z.gte(-90), z.lte(90))),
  lng: z.optional(z.coerce.number().check(z.gte(-180), z.lte(180))),
  /** Its pin stands in this part of the map. */
  area: z.optional(AreaText),
  participants: z.optional(whole(100_000)),
  /** All in, in shekels. */
  budget: z.optional(shekels),
  /** All in, for each of `participants`, who have to be said. */
  perGuest: z.optional(shekels),
  /** Who suits it comes first where nobody asked for another order; nobody is left out. */
  occasion: z.optional(Occasion),
  kosher: z.optional(KosherFilter),
  food: z.optional(FoodFilter),
  accessible: z.optional(z.enum(['yes'])),
  setting: z.optional(StoreSetting),
  /** It can do so many at least. */
  seats: z.optional(whole(100_000)),
  /** Hours before the start it still takes an order. */
  notice: z.optional(whole(8_760)),
  language: z.optional(SpokenLanguage),
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
  language: contentLanguage,
  /** Of its description; languages it has none in are left out. */
  translations: z.optional(z.partialRecord(Language, z.object({ description: z.string() }))),
  categories: z.array(BusinessCategory),
  businessCity: z.string(),
  isMobile: z.boolean(),
  coverPhoto: z.nullable(Picture),
  ratingMetrics: z.object({ avgRating: z.nullable(z.number()), ratingCount: z.number() }),
  /** Where its pin stands. */
  geocode: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  /** What it, or anything it sells, suits. Absent: it has not been said. */
  occasions: z.optional(z.array(Occasion)),
  kashrut: z.optional(z.object({ certificate: KashrutCertificate, until: z.nullable(z.string()) })),
  isAccessible: z.optional(z.boolean()),
  km: z.nullable(z.number()),
  /** The cheapest way to have it for that many, delivery included; null: only by proposal. Without participants: the least it starts from. */
  price: z.nullable(
    z.object({
      amount: z.number(),
      delivery: z.number(),
      exact: z.boolean(),
      pricingUnitId: Id,
      pricingUnitName: z.string(),
      /** The language the unit's name was typed in, and the name in others. */
      language: contentLanguage,
      translations: NameTranslations,
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

export const Narrowing = z.enum([
  'q',
  'category',
  'datetime',
  'place',
  'area',
  'participants',
  'budget',
  'perGuest',
  'rating',
  'kosher',
  'food',
  'accessible',
  'setting',
  'seats',
  'notice',
  'language',
]);
export type Narrowing = z.infer<typeof Narrowing>;
/** Where nobody fulfils all of it: of what each single thing that was said would have to be given up for somebody to. */
export const browseWithout = call({
  id: 'stores.browseWithout',
  method: 'GET',
  path: '/v1/partners-without',
  access: 'visitor',
  perMinute: 60,
  query: BrowseQuery,
  answer: z.object({ drop: z.array(Narrowing) }),
});
