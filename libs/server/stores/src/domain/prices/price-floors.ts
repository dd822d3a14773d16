import type { PriceStep } from './price-steps';

/** The lower ends of headcount bands: dense where celebrations are. 0: the headcount is not given. */
const BANDS = [0, 1, 10, 20, 30, 40, 50, 70, 100, 130, 160, 200, 250, 300, 400, 500, 700, 1000] as const;

/** Greater than every price. */
export const NO_PRICE = 9e15;

/** The band of a headcount, named by its beginning. */
export const bandOf = (participants: number): number => BANDS.findLast((band) => band <= participants)!;

/** A lower bound: no price of the band's headcounts n is below floor + rise × (n − band), without delivery. */
export type PriceFloor = { band: number; floor: number; rise: number };

/** One floor for each band the store has a price in; NO_PRICE where it is by proposal only. */
export const priceFloors = (steps: readonly PriceStep[], byProposal: boolean): PriceFloor[] =>
  BANDS.flatMap((band, at) => {
    const end = BANDS[at + 1] ?? Infinity;
    const within = steps.flatMap(({ from, base, per }, index) => {
      const until = from === 0 ? 1 : (steps[index + 1]?.from ?? Infinity);
      return base === null || per === null || from >= end || until <= band ? [] : [{ from, base, per }];
    });
    if (!within.length) return byProposal ? [{ band, floor: NO_PRICE, rise: 0 }] : [];
    // a line does not fall: its start in the band is its minimum
    const floor = Math.min(...within.map(({ from, base, per }) => base + per * Math.max(from, band)));
    const [only, other] = within;
    return [{ band, floor, rise: only && !other && only.from <= band ? only.per : 0 }];
  });
