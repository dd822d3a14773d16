import * as fc from 'fast-check';
import type { Occasion, PriceRule, PricingUnitForm } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { aMenu, aMenuItem, aPartnerForm, aSimpleUnit } from '../../src/testing/a-store';

const shekels = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((agorot) => agorot / 100);
const heads = fc.integer({ min: 1, max: 400 });

const item = fc
  .record({
    additionalPrice: shekels(300),
    pricePerParticipant: shekels(30),
    isDefault: fc.boolean(),
    isIncluded: fc.boolean(),
    isMultipleSelection: fc.boolean(),
    isMultipleSelectionLimited: fc.boolean(),
    minSelection: fc.option(fc.integer({ min: 0, max: 4 })),
  })
  .map((one) => aMenuItem(one));
const section = fc.record({
  items: fc.array(item, { maxLength: 5 }),
  minSelection: fc.option(fc.integer({ min: 0, max: 3 })),
});
const unit: fc.Arbitrary<PricingUnitForm> = fc.oneof(
  fc
    .record({ participants: heads, price: shekels(9_000) })
    .map(({ participants, price }) => aSimpleUnit({ pricingFactor: { type: 'fixed', participants, price } })),
  fc
    .record({ a: heads, b: heads, basePrice: shekels(5_000), pricePerParticipant: shekels(300) })
    .map(({ a, b, ...sums }) =>
      aSimpleUnit({
        pricingFactor: { type: 'range', participants: { min: Math.min(a, b), max: Math.max(a, b) }, ...sums },
      }),
    ),
  // around the least that can be charged
  fc
    .integer({ min: 0, max: 600 })
    .map((agorot) => aSimpleUnit({ pricingFactor: { type: 'no_participants', price: agorot / 100 } })),
  fc.constant(aSimpleUnit({ pricingFactor: { type: 'personalized' } })),
  fc
    .record({
      basePrice: shekels(4_000),
      basePricePerParticipant: shekels(200),
      minParticipants: fc.option(fc.integer({ min: 1, max: 60 })),
      maxParticipants: fc.option(fc.integer({ min: 60, max: 400 })),
      sections: fc.array(section, { maxLength: 3 }),
    })
    .map(({ sections, ...sums }) =>
      aMenu({
        ...sums,
        sections: sections.map(({ items, minSelection }, index) => ({
          name: 'חלק',
          index,
          type: 'selectible-items',
          minSelection,
          maxSelection: null,
          items: items.map((one, at) => ({ ...one, index: at })),
        })),
      }),
    ),
);
/** Days of spring 2027, around those the specs ask for. */
const dayOfSpring = fc
  .integer({ min: 0, max: 60 })
  .map((days) => new Date(Date.UTC(2027, 3, 10) + days * DAY_MS).toISOString().slice(0, 10));
const season = fc
  .record({ a: dayOfSpring, b: dayOfSpring, once: fc.boolean() })
  .map(({ a, b, once }): PriceRule['season'] =>
    once
      ? { recurs: 'once', from: a < b ? a : b, to: a < b ? b : a }
      : // as they come: half of them go on into the next year
        { recurs: 'yearly', from: a.slice(5), to: b.slice(5) },
  );
const rule: fc.Arbitrary<PriceRule> = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 3 }),
  season: fc.option(season),
  change: fc.oneof(
    fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: -90, max: 120 }) }),
    fc.record({
      type: fc.constant('price' as const),
      price: shekels(4_000),
      pricePerParticipant: shekels(200),
    }),
  ),
});
const none = fc.constant<PriceRule[]>([]);
/** Most units have neither rules nor a minimum, and name no occasion. */
const terms = fc.record({
  occasions: fc.oneof(fc.constant<Occasion[]>([]), fc.subarray<Occasion>(['wedding', 'brit', 'henna'])),
  priceRules: fc.oneof(none, none, fc.array(rule, { minLength: 1, maxLength: 4 })),
  minimumOrder: fc.option(
    fc.record({ sum: fc.option(shekels(12_000)), participants: fc.option(fc.integer({ min: 1, max: 150 })) }),
    { freq: 2 },
  ),
});
const withTerms = fc.tuple(unit, terms).map(([one, more]): PricingUnitForm => ({ ...one, ...more }));

/** Stores anywhere in the country with up to five units of every kind. */
export const store = fc.record({
  isMobile: fc.boolean(),
  lat: fc.double({ min: 29.6, max: 33.2, noNaN: true }),
  lng: fc.double({ min: 34.3, max: 35.6, noNaN: true }),
  free: fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100),
  reach: fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100),
  pricePerKm: shekels(12),
  minDeliveryPrice: shekels(200),
  units: fc.array(fc.tuple(withTerms, fc.constantFrom('public', 'public', 'public', 'private', 'unlisted')), {
    minLength: 1,
    maxLength: 5,
  }),
});
export type Generated = typeof store extends fc.Arbitrary<infer T> ? T : never;

export const formOf = (
  { isMobile, lat, lng, free, reach, pricePerKm, minDeliveryPrice }: Generated,
  at: number,
) =>
  aPartnerForm({
    partnerUsername: `generated-${at}`,
    isMobile,
    businessLocation: { address: 'כאן', geocode: { lat, lng } },
    delivery: {
      freeWorkingDistance: Math.min(free, reach),
      maxWorkingDistance: reach,
      pricePerKm,
      minDeliveryPrice,
    },
  });
