import * as fc from 'fast-check';
import {
  needsAmendment,
  oneMoreAt,
  participantsBounds,
  priceAt,
  settledParticipants,
  withinBounds,
} from './linked-order';
import type { PricedUnit } from './price';

const range = (min: number, max: number, basePrice = 0, pricePerParticipant = 100): PricedUnit => ({
  type: 'simple',
  pricingFactor: { type: 'range', participants: { min, max }, basePrice, pricePerParticipant },
});
const units = fc.oneof(
  fc
    .tuple(
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 50, max: 600 }),
      fc.integer({ min: 0, max: 90_000 }),
    )
    .map(([min, max, agorot]) => range(min, max, agorot / 100, agorot / 700 < 1 ? 5 : 12.5)),
  fc.integer({ min: 1, max: 600 }).map((participants): PricedUnit => ({
    type: 'simple',
    pricingFactor: { type: 'fixed', participants, price: 900 },
  })),
);

describe('the number an order settles on', () => {
  it('is one the unit is offered for, however many guests confirm', () => {
    fc.assert(
      fc.property(units, fc.nat(2_000), fc.nat(600), (unit, seats, wanted) => {
        const agreed = withinBounds(unit, wanted);
        const settled = settledParticipants(unit, agreed, seats);
        const { least, most } = participantsBounds(unit);
        expect(settled).toBeGreaterThanOrEqual(Math.max(least ?? 1, 1));
        if (most !== null) expect(settled).toBeLessThanOrEqual(most);
        expect(priceAt({ unit }, settled).ok).toBe(true);
      }),
    );
  });

  it('never leaves the agreed number by more than a tenth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(2_000), (agreed, seats) => {
        const settled = settledParticipants(range(1, 5_000), agreed, seats);
        expect(Math.abs(settled - agreed) * 10).toBeLessThanOrEqual(agreed);
      }),
    );
  });

  it.each([
    [100, 110, 110],
    [100, 111, 100],
    [100, 90, 90],
    [100, 89, 100],
    [100, 0, 100],
    [9, 10, 9],
  ])('agreed %i, confirmed %i: %i', (agreed, seats, settled) => {
    expect(settledParticipants(range(1, 5_000), agreed, seats)).toBe(settled);
    expect(needsAmendment(agreed, seats)).toBe(seats !== settled);
  });

  it('stays at the most the unit takes, though more come', () => {
    expect(settledParticipants(range(10, 105), 100, 108)).toBe(105);
  });
});

describe('one more guest', () => {
  it('costs what the price rises by', () => {
    expect(oneMoreAt({ unit: range(10, 300, 500, 120) }, 100)).toBe(12_000);
  });

  it('costs nothing that could be said once the unit is full, or when the price does not count guests', () => {
    expect(oneMoreAt({ unit: range(10, 100) }, 100)).toBeNull();
    const fixed: PricedUnit = {
      type: 'simple',
      pricingFactor: { type: 'fixed', participants: 50, price: 900 },
    };
    expect(oneMoreAt({ unit: fixed }, 20)).toBeNull();
  });
});
