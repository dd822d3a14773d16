import * as fc from 'fast-check';
import { toAgorot } from '@smachot/kernel';
import { deliveryPrice, explainedDelivery, kmBetween } from './delivery';
import { priceOf, type PricedUnit } from './price';

describe('coming to the customer', () => {
  const terms = { freeWorkingDistance: 10, maxWorkingDistance: 50, pricePerKm: 4.5, minDeliveryPrice: 60 };
  it.each([
    [0, 0],
    [10, 0],
    [10.01, 6_000],
    [30, 9_000],
    // 90.23 shekels
    [30.05, 9_100],
    [50, 18_000],
    [50.01, null],
  ])('%f km cost %s agorot', (km, expected) => expect(deliveryPrice(km, terms)).toBe(expected));

  it.each([
    [10, { because: 'free', paidKm: 0, byDistance: 0 }],
    [10.01, { because: 'minimum', paidKm: 0.01, byDistance: 0.05 }],
    [30.05, { because: 'distance', paidKm: 20.05, byDistance: 90.23 }],
  ])('says of %f km how the price is made', (km, parts) =>
    expect(explainedDelivery(km, terms)?.parts).toMatchObject({ km, freeKm: 10, minimum: 60, ...parts }),
  );
  it('explains with the very figures that the sum is made of', () => {
    const km = fc.integer({ min: 0, max: 5_000 }).map((hundredths) => hundredths / 100);
    const cents = fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(km, km, cents, cents, (way, freeWorkingDistance, pricePerKm, minDeliveryPrice) => {
        const { amount, parts } = explainedDelivery(way, {
          freeWorkingDistance,
          maxWorkingDistance: 50,
          pricePerKm,
          minDeliveryPrice,
        })!;
        const sum = { free: 0, distance: parts.byDistance, minimum: parts.minimum }[parts.because];
        expect(amount).toBe(Math.ceil(toAgorot(sum) / 100) * 100);
        expect(toAgorot(parts.byDistance)).toBe(
          Math.round((Math.round(parts.paidKm * 100) * toAgorot(pricePerKm)) / 100),
        );
      }),
    );
  });
  it('stands among the lines, also where it is free', () => {
    const unit: PricedUnit = { type: 'simple', pricingFactor: { type: 'no_participants', price: 900 } };
    const lineAt = (km: number | null) => {
      const price = priceOf(unit, { participants: 1, delivery: { terms, km } });
      return price.ok ? price.lines.find(({ kind }) => kind === 'delivery') : undefined;
    };
    expect(lineAt(8)).toMatchObject({ amount: 0, delivery: { because: 'free', km: 8 } });
    expect(lineAt(30)).toMatchObject({ amount: 90, delivery: { because: 'distance' } });
    expect(lineAt(null)).toBeUndefined();
  });

  it('measures as the map does', () => {
    const [telAviv, jerusalem] = [
      { lat: 32.0853, lng: 34.7818 },
      { lat: 31.7683, lng: 35.2137 },
    ];
    expect(kmBetween(telAviv, jerusalem)).toBeCloseTo(53.9, 0);
    expect(kmBetween(jerusalem, telAviv)).toBe(kmBetween(telAviv, jerusalem));
    expect(kmBetween(telAviv, telAviv)).toBe(0);
  });
  it('costs whole shekels, whatever the business asks for', () => {
    const odd = { ...terms, pricePerKm: 3.33, minDeliveryPrice: 59.9 };
    expect(deliveryPrice(11, odd)).toBe(6_000);
    expect([20.37, 31.41, 49.99].map((km) => deliveryPrice(km, odd)! % 100)).toEqual([0, 0, 0]);
  });
  it('never costs less farther away', () => {
    const km = fc.integer({ min: 0, max: 5_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(km, km, (one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)];
        expect(deliveryPrice(far, terms)!).toBeGreaterThanOrEqual(deliveryPrice(near, terms)!);
      }),
    );
  });
});
