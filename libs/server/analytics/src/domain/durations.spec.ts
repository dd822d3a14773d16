import fc from 'fast-check';
import { durationClass, percentile } from './durations';

const histogramOf = (minutes: number[]) => {
  const counts = new Map<string, number>();
  for (const one of minutes) counts.set(durationClass(one), (counts.get(durationClass(one)) ?? 0) + 1);
  return [...counts].map(([part, count]) => ({ part, count }));
};

describe('a percentile of durations', () => {
  it('is that of the minutes themselves, to a twentieth', () => {
    const month = 31 * 24 * 60;
    fc.assert(
      fc.property(
        fc.array(fc.nat(month), { minLength: 1, maxLength: 60 }),
        fc.constantFrom(0.5, 0.9),
        (minutes, share) => {
          const sorted = [...minutes].sort((one, other) => one - other);
          const exact = sorted[Math.ceil(sorted.length * share) - 1]!;
          const found = percentile(histogramOf(minutes), share)!;
          expect(found).toBeGreaterThanOrEqual(exact - 1);
          expect(found).toBeLessThanOrEqual(exact * 1.05 + 1);
        },
      ),
    );
  });

  it('of nothing is none', () => {
    expect(percentile([], 0.5)).toBeUndefined();
    expect(percentile([{ part: '5', count: 0 }], 0.5)).toBeUndefined();
  });
});
