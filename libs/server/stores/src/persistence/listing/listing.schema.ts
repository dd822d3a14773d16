import { defineEntity } from '@smachot/server-platform';
import { ofStore, wide } from '../columns';

const places = (type: 'int' | 'bigint' | 'text', name: string) => ({
  type,
  name,
  array: true,
  nullable: true,
});
const whole = (name: string) => ({ type: 'int' as const, name });

/**
 * The table of listed stores, one row per category and one under '' for all: the columns that decide whether it fits, its
 * price (delivery terms are null where it does not come; one place for each step of the price) and its card as it is sent
 * (`views/store-card.ts`).
 */
export const ListingSchema = defineEntity({
  name: 'StoreListing',
  schema: 'stores',
  tableName: 'listings',
  columns: {
    storeId: { type: 'uuid', name: 'store_id', primary: true },
    category: { type: 'text', primary: true },
    rank: { type: 'int' },
    rating: { type: 'int' },
    ratingCount: whole('rating_count'),
    lat: { type: 'float8' },
    lng: { type: 'float8' },
    reachKm: { type: 'float8', name: 'reach_km' },
    shortestNotice: whole('shortest_notice'),
    dailyCapacity: whole('daily_capacity'),
    alwaysOpen: { type: 'boolean', name: 'always_open' },
    freeKm: { type: 'float8', name: 'free_km', nullable: true },
    perKm: wide('per_km'),
    minDelivery: wide('min_delivery'),
    byProposal: { type: 'boolean', name: 'by_proposal' },
    stepFrom: { type: 'int', name: 'step_from', array: true },
    stepBase: { type: 'bigint', name: 'step_base', array: true },
    stepPer: { type: 'bigint', name: 'step_per', array: true },
    stepOffer: { type: 'text', name: 'step_offer', array: true },
    // bits of `domain/traits.ts`
    traits: { type: 'bigint', default: 0 },
    // the greatest capacity of its units; null: unlimited
    seats: { type: 'int', nullable: true },
    kosherUntil: { type: 'date', name: 'kosher_until', nullable: true },
    byDay: { type: 'boolean', name: 'by_day', default: false },
    // `domain/prices/day-prices.ts`; null where the steps give the price of every day. `lineUnit` counts from 0, into `lineOffer`
    lineUnit: places('int', 'line_unit'),
    lineDays: places('int', 'line_days'),
    lineSince: places('int', 'line_since'),
    lineUntil: places('int', 'line_until'),
    lineLeast: places('int', 'line_least'),
    lineMost: places('int', 'line_most'),
    lineBase: places('bigint', 'line_base'),
    linePer: places('bigint', 'line_per'),
    lineHeads: places('int', 'line_heads'),
    lineSum: places('bigint', 'line_sum'),
    lineFrom: places('bigint', 'line_from'),
    lineOffer: places('text', 'line_offer'),
    // of each unit the bits of its occasions, -1: any; null: no unit names one
    lineSuits: places('bigint', 'line_suits'),
    // whether the steps give the price of every day when no occasion is given, though there are lines
    stepsEnough: { type: 'boolean', name: 'steps_enough', default: false },
    card: { type: 'text' },
  },
  indices: [
    { name: 'listings_by_rank', columns: ['category', 'rank', 'storeId'] },
    { name: 'listings_by_rating', columns: ['category', 'rating', 'ratingCount', 'storeId'] },
    { name: 'listings_by_area', columns: ['category', 'lat', 'lng'] },
    // of a kind TypeORM cannot create (gist): the migration does
    { name: 'listings_by_place', synchronize: false },
  ],
  foreignKeys: [ofStore('listings_store_id')],
});

/** The price floor of a listed store, for headcounts from `band` to the next one (`domain/prices/price-floors.ts`), in agorot. */
export const PriceFloorSchema = defineEntity({
  name: 'StorePriceFloor',
  schema: 'stores',
  tableName: 'price_floors',
  columns: {
    storeId: { type: 'uuid', name: 'store_id', primary: true },
    category: { type: 'text', primary: true },
    band: { type: 'int', primary: true },
    floor: { type: 'bigint' },
    rise: { type: 'bigint' },
  },
  indices: [{ name: 'price_floors_in_order', columns: ['category', 'band', 'floor', 'storeId', 'rise'] }],
  foreignKeys: [ofStore('price_floors_store_id')],
});
