import * as z from 'zod/mini';
import { AreaText } from './area';
import { call } from '../call';
import { contentLanguage, NameTranslations } from './content';
import { Occasion, SpokenLanguage, StoreSetting } from './finding';
import { KashrutCertificate } from './food';
import { Cursor, Language, Moment } from '../primitives';
import { PricingUnitId, StoreId } from '../ids';
import { Picture } from './pricing-units';
import { BusinessCategory } from './stores';

export const BrowseSort = z.enum(['recommended', 'price', 'rating', 'distance']);
/** A kashrut certificate that is valid on the day; any: of any certifier. */
export const KosherFilter = z.enum(['any', 'rabbinate', 'mehadrin', 'badatz', 'tzohar']);
export type KosherFilter = z.infer<typeof KosherFilter>;
/** Filter by food; vegan: the menu has a vegan dish. */
export const FoodFilter = z.enum(['meat', 'dairy', 'vegan']);
export type FoodFilter = z.infer<typeof FoodFilter>;

const whole = (most: number) => z.coerce.number().check(z.int(), z.gte(1), z.lte(most));
const shekels = z.coerce.number().check(z.gte(0), z.lte(100_000_000));
/** The filters of the store search. All are optional; the stores in the answer fulfil all that are given. */
export const BrowseQuery = z.object({
  category: z.optional(BusinessCategory),
  /** The start of the celebration. */
  datetime: z.optional(Moment),
  lat: z.optional(z.coerce.number().check(z.gte(-90), z.lte(90))),
  lng: z.optional(z.coerce.number().check(z.gte(-180), z.lte(180))),
  /** The part of the map in which the store's pin lies. */
  area: z.optional(AreaText),
  participants: z.optional(whole(100_000)),
  /** The highest total price, in shekels, delivery included. */
  budget: z.optional(shekels),
  /** The highest total price per guest, in shekels; it requires `participants`. */
  perGuest: z.optional(shekels),
  /** Stores that suit the occasion are sorted first unless another order is requested; no store is left out. */
  occasion: z.optional(Occasion),
  kosher: z.optional(KosherFilter),
  food: z.optional(FoodFilter),
  accessible: z.optional(z.enum(['yes'])),
  setting: z.optional(StoreSetting),
  /** The number of participants that the store can serve at least. */
  seats: z.optional(whole(100_000)),
  /** The hours before the start up to which the store still takes an order. */
  notice: z.optional(whole(8_760)),
  language: z.optional(SpokenLanguage),
  rating: z.optional(z.coerce.number().check(z.gte(0), z.lte(5))),
  q: z.optional(z.string().check(z.maxLength(100))),
  sort: z._default(BrowseSort, 'recommended'),
  cursor: Cursor,
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(60)), 20),
});
export const StoreCard = z.object({
  partnerId: StoreId,
  partnerUsername: z.string(),
  businessName: z.string(),
  description: z.string(),
  language: contentLanguage,
  /** Translations of its description; a language without a translation is left out. */
  translations: z.optional(z.partialRecord(Language, z.object({ description: z.string() }))),
  categories: z.array(BusinessCategory),
  businessCity: z.string(),
  isMobile: z.boolean(),
  coverPhoto: z.nullable(Picture),
  ratingMetrics: z.object({ avgRating: z.nullable(z.number()), ratingCount: z.number() }),
  /** The position of its pin. */
  geocode: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  /** Occasions that the store or any of its units suits. Absent: the store has named none. */
  occasions: z.optional(z.array(Occasion)),
  kashrut: z.optional(z.object({ certificate: KashrutCertificate, until: z.nullable(z.string()) })),
  isAccessible: z.optional(z.boolean()),
  km: z.nullable(z.number()),
  /**
   * The cheapest total price for these participants, of the units that suit the occasion, delivery included; null: by proposal
   * only. Without participants it is the lowest starting price; `suits` is false where no unit suits, and another one is priced.
   */
  price: z.nullable(
    z.object({
      amount: z.number(),
      delivery: z.number(),
      exact: z.boolean(),
      suits: z.optional(z.boolean()),
      pricingUnitId: PricingUnitId,
      pricingUnitName: z.string(),
      /** The language the unit's name was typed in, and its translations. */
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
/** For a search without results: the filters each of which, removed alone, would let it find stores. */
export const browseWithout = call({
  id: 'stores.browseWithout',
  method: 'GET',
  path: '/v1/partners-without',
  access: 'visitor',
  perMinute: 60,
  query: BrowseQuery,
  answer: z.object({ drop: z.array(Narrowing) }),
});
