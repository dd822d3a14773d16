import * as fc from 'fast-check';
import type { PricingUnitForm } from '@smachot/contracts';
import { aMenu, aMenuItem, aSimpleUnit } from '../src/testing/a-store';

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
/** Stores anywhere in the country with up to five units of every kind. */
export const store = fc.record({
  isMobile: fc.boolean(),
  lat: fc.double({ min: 29.6, max: 33.2, noNaN: true }),
  lng: fc.double({ min: 34.3, max: 35.6, noNaN: true }),
  free: fc.integer({ min: 0, max: 4_000 }).map((hundredths) => hundredths / 100),
  reach: fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100),
  pricePerKm: shekels(12),
  minDeliveryPrice: shekels(200),
  units: fc.array(fc.tuple(unit, fc.constantFrom('public', 'public', 'public', 'private', 'unlisted')), {
    minLength: 1,
    maxLength: 5,
  }),
});
export type Generated = typeof store extends fc.Arbitrary<infer T> ? T : never;
