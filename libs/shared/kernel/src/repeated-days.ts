import { addDays } from './israel-time';
import { addMonths, daysOfMonth, monthOf, weekdayOf } from './months';

/**
 * week, two_weeks: on the weekday of the first day. month_day: on its day of the month; months without that day have none. month_weekday: on
 * its weekday by its place in the month ("the second Tuesday"); the fifth is the last.
 */
export const REPEATS = ['week', 'two_weeks', 'month_day', 'month_weekday'] as const;
export type Repeat = (typeof REPEATS)[number];
/** `times`: how many days, the first included. `until`: the last day that may be one. Days as YYYY-MM-DD. */
export type RepeatRule = {
  every: Repeat;
  times?: number | null | undefined;
  until?: string | null | undefined;
  /** Days without an event; they count among `times`. */
  leaveOut: readonly string[];
};

/** Most dates of one repetition, and how far after the first day the last may be. */
export const MOST_DATES = 26;
const MOST_REPEATED_MONTHS = 12;

const WEEK_DAYS = 7;

/** The last day on which a repetition may fall that begins on this day. */
export const lastRepeatedDay = (first: string): string => {
  const month = addMonths(monthOf(first), MOST_REPEATED_MONTHS);
  const sameDay = `${month}${first.slice(7)}`;
  const { to } = daysOfMonth(month);
  return sameDay < to ? sameDay : to;
};

/** Which weekday of its month a day is: 1 to 5. */
export const placeInMonth = (day: string): number => Math.ceil(Number(day.slice(8)) / WEEK_DAYS);

const inMonth = (first: string, count: number, every: Repeat): string | null => {
  const month = addMonths(monthOf(first), count);
  const { from, to } = daysOfMonth(month);
  if (every === 'month_day') {
    const day = `${month}${first.slice(7)}`;
    return day <= to ? day : null;
  }
  const place = placeInMonth(first);
  if (place === 5) return addDays(to, -((weekdayOf(to) - weekdayOf(first) + WEEK_DAYS) % WEEK_DAYS));
  const offset = (weekdayOf(first) - weekdayOf(from) + WEEK_DAYS) % WEEK_DAYS;
  return addDays(from, offset + (place - 1) * WEEK_DAYS);
};

const nth = (first: string, count: number, every: Repeat): string | null => {
  if (every === 'week') return addDays(first, count * WEEK_DAYS);
  if (every === 'two_weeks') return addDays(first, count * 2 * WEEK_DAYS);
  return inMonth(first, count, every);
};

/** The days of a repetition in ascending order, at most a year long. The first day is always one of them. */
export const repeatedDays = (first: string, { every, times, until, leaveOut }: RepeatRule): string[] => {
  const farthest = lastRepeatedDay(first);
  const last = until && until < farthest ? until : farthest;
  const days: string[] = [first];
  for (let count = 1; days.length < (times ?? Infinity); count++) {
    const day = nth(first, count, every);
    if (day !== null && day > last) break;
    if (day === null && addMonths(monthOf(first), count) > monthOf(last)) break;
    if (day !== null) days.push(day);
  }
  const left = new Set(leaveOut);
  return days.filter((day) => day === first || !left.has(day));
};
