import fc from 'fast-check';
import { splitCommission } from './commission';

const sum = fc.integer({ min: 0, max: 10 ** 10 });
const rate = fc.integer({ min: 0, max: 10_000 });

describe('a commission', () => {
  it('and what is left of the sum are the sum, to the agora', () =>
    fc.assert(
      fc.property(sum, rate, (gross, points) => {
        const { commission, net } = splitCommission(gross, points);
        expect(commission + net).toBe(gross);
        expect(commission >= 0 && net >= 0 && Number.isSafeInteger(commission)).toBe(true);
      }),
    ));

  it('is its share of the sum, to half an agora', () =>
    fc.assert(
      fc.property(sum, rate, (gross, points) => {
        const exact = BigInt(gross) * BigInt(points);
        const doubled = 2n * (BigInt(splitCommission(gross, points).commission) * 10_000n - exact);
        expect(doubled > -10_000n && doubled <= 10_000n).toBe(true);
      }),
    ));

  it('never falls when the sum or the rate rises', () =>
    fc.assert(
      fc.property(sum, rate, (gross, points) => {
        const { commission } = splitCommission(gross, points);
        expect(splitCommission(gross + 1, points).commission).toBeGreaterThanOrEqual(commission);
        expect(splitCommission(gross, points + 1).commission).toBeGreaterThanOrEqual(commission);
      }),
    ));

  it.each([
    [650_000, 0, 0],
    [650_000, 1_000, 65_000],
    [650_000, 1_250, 81_250],
    [101, 5_000, 51],
    [99, 1, 0],
    [1, 10_000, 1],
  ])('of %i at %i basis points is %i', (gross, points, commission) =>
    expect(splitCommission(gross, points)).toEqual({ gross, commission, net: gross - commission }),
  );
});
