import { DAY_MS } from '@smachot/kernel';

/** Messages that count against the day's limit, sent or planned at `at`. */
export type Usage = { at: Date; count: number };
/** Number of guests to be sent to at `at`. */
export type Portion = { at: Date; count: number };
export type DailyLimit = {
  /** Maximum number of guests in any 24 hours; Infinity for hosts who have settled a bill. */
  limit: number;
  /** Messages sent in the last 24 hours, and planned ones. */
  usage: readonly Usage[];
};

/** Divisor of the smallest portion: at least a fifth of the day's limit is sent together, not single guests. */
const SMALLEST_SHARE = 5;

const usedAt = (at: Date, usage: readonly Usage[]): number =>
  usage.reduce(
    (sum, one) => (one.at <= at && at.getTime() - one.at.getTime() < DAY_MS ? sum + one.count : sum),
    0,
  );

/** Number of guests who may still be sent to at this moment, independent of later plans. */
export const freeAt = (at: Date, { limit, usage }: DailyLimit): number =>
  Math.max(0, limit - usedAt(at, usage));

/** First allowed moment from `from` on at which enough of the limit is free again. */
const nextFree = (
  from: Date,
  wanted: number,
  { limit, usage }: DailyLimit,
  allowed: (at: Date) => Date,
): Date => {
  const enough = Math.min(wanted, Math.max(1, Math.ceil(limit / SMALLEST_SHARE)));
  const ends = usage
    .map(({ at }) => new Date(at.getTime() + DAY_MS))
    .filter((at) => at > from)
    .sort((a, b) => a.getTime() - b.getTime());
  for (const end of [from, ...ends]) {
    const at = allowed(end);
    if (freeAt(at, { limit, usage }) >= enough) return at;
  }
  return allowed(ends.at(-1) ?? from);
};

/**
 * Plans the days on which `count` guests are sent to from `from` on within the day's limit, earliest first. When a portion
 * is due, eligibility and the free part of the limit are checked again.
 */
export const planPortions = (
  count: number,
  from: Date,
  daily: DailyLimit,
  allowed: (at: Date) => Date,
): Portion[] => {
  const portions: Portion[] = [];
  const usage = [...daily.usage];
  let rest = count;
  let at = from;
  while (rest > 0) {
    at = nextFree(at, rest, { ...daily, usage }, allowed);
    const portion = { at, count: Math.min(rest, freeAt(at, { ...daily, usage })) };
    portions.push(portion);
    usage.push(portion);
    rest -= portion.count;
  }
  return portions;
};
