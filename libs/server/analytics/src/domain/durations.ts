/**
 * Minutes in classes that a histogram counts: each minute by itself up to twenty, then classes a twentieth wide, so that a percentile
 * is exact to a twentieth and days can be added up.
 */
const EXACT = 20;
const STEP = Math.log(1.05);

/** The class of a number of minutes, as its name in the stored figures. */
export const durationClass = (minutes: number): string => {
  const whole = Math.max(0, Math.floor(minutes));
  return String(whole <= EXACT ? whole : EXACT + Math.ceil(Math.log(whole / EXACT) / STEP));
};

/** The longest whole minutes of a class. */
const minutesOf = (name: string): number => {
  const index = Number(name);
  return index <= EXACT ? index : Math.round(EXACT * Math.exp((index - EXACT) * STEP));
};

export type Histogram = readonly { part: string; count: number }[];

/** The least minutes that at least this share (0–1) of the counted took no longer than; undefined: nothing was counted. */
export const percentile = (histogram: Histogram, share: number): number | undefined => {
  const sorted = histogram
    .filter(({ count }) => count > 0)
    .sort((one, other) => Number(one.part) - Number(other.part));
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { part, count } of sorted) {
    passed += count;
    if (passed >= total * share) return minutesOf(part);
  }
  return undefined;
};
