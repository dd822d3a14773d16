import type { PriceStep } from './price-steps';

/** Where bands of headcounts begin: dense where celebrations are. 0: nobody said how many. */
const BANDS = [0, 1, 10, 20, 30, 40, 50, 70, 100, 130, 160, 200, 250, 300, 400, 500, 700, 1000] as const;

/** After every price there is. */
export const NO_PRICE = 9e15;

/** The band of a headcount, named by its beginning. */
export const bandOf = (participants: number): number => BANDS.findLast((band) => band <= participants)!;

/**
 * Below what no price of a store lies, delivery apart, for any headcount of a band; NO_PRICE where it is had by proposal only.
 * Bands in which it is not had at all are left out.
 */
export const priceFloors = (
  steps: readonly PriceStep[],
  byProposal: boolean,
): { band: number; floor: number }[] =>
  BANDS.flatMap((band, at) => {
    const end = BANDS[at + 1] ?? Infinity;
    const floors = steps.flatMap(({ from, base, per }, index) => {
      const until = from === 0 ? 1 : (steps[index + 1]?.from ?? Infinity);
      // a line does not fall, so that its beginning within the band is the least of it
      return base === null || per === null || from >= end || until <= band
        ? []
        : [base + per * Math.max(from, band)];
    });
    if (floors.length) return [{ band, floor: Math.min(...floors) }];
    return byProposal ? [{ band, floor: NO_PRICE }] : [];
  });
