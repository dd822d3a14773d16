import type { Availability } from '@smachot/contracts';
import { addDays, atWallTime, DAY_MS, MINUTE_MS, wallTime } from '@smachot/kernel';

/** A half-open interval of time without its end; milliseconds since 1970. */
export type Interval = { from: number; to: number };

const midnights = new Map<string, number>();
/** The instant a day begins in Israel; remembered, because asking a calendar is slow. */
const midnight = (day: string): number => {
  const known = midnights.get(day);
  if (known !== undefined) return known;
  if (midnights.size > 20_000) midnights.clear();
  const instant = atWallTime(day, '00:00').getTime();
  midnights.set(day, instant);
  return instant;
};

/** The instant at which a clock in Israel shows this minute of a day; 1440 is the end of the day. */
const atMinute = (day: string, minute: number): number => {
  if (minute === 1_440) return midnight(addDays(day, 1));
  const start = midnight(day);
  if (midnight(addDays(day, 1)) - start === DAY_MS) return start + minute * MINUTE_MS;
  const pad = (part: number) => String(part).padStart(2, '0');
  return atWallTime(day, `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`).getTime();
};

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const weekdayOf = (day: string): number => (((dayNumber(day) + 4) % 7) + 7) % 7;

/** A rule in wall-clock time of Israel: it begins on `day` at `from`, and ends `days` days later at `to` (minutes). */
type Pattern = { day: string; from: number; to: number; days: number };

const patternOf = ({ startDateTime, endDateTime, allDay }: Availability): Pattern => {
  const start = wallTime(new Date(startDateTime));
  const end = wallTime(new Date(endDateTime));
  const days = dayNumber(end.day) - dayNumber(start.day);
  if (!allDay) return { day: start.day, from: minuteOf(start.time), to: minuteOf(end.time), days };
  // the midnight a whole day ends at is written as the next day's first
  const last = end.time === '00:00' && days > 0 ? days - 1 : days;
  return { day: start.day, from: 0, to: 1_440, days: last };
};

const recursOn = (rule: Availability, pattern: Pattern, day: string): boolean => {
  if (day < pattern.day || (rule.recurrenceEndDate && day > rule.recurrenceEndDate)) return false;
  switch (rule.recurrence) {
    case 'daily':
      return true;
    case 'weekly':
      return (rule.weekdays.length ? rule.weekdays : [weekdayOf(pattern.day)]).includes(weekdayOf(day));
    case 'yearly':
      return day.slice(5) === pattern.day.slice(5);
    default:
      return day === pattern.day;
  }
};

/** Every time a rule applies that touches the window. */
const occurrences = (rule: Availability, window: Interval): Interval[] => {
  const pattern = patternOf(rule);
  const begin = wallTime(new Date(window.from - pattern.days * DAY_MS - DAY_MS)).day;
  const last = wallTime(new Date(window.to)).day;
  const first = begin > pattern.day ? begin : pattern.day;
  const end = rule.recurrence === 'none' && pattern.day < last ? pattern.day : last;
  const found: Interval[] = [];
  for (let day = first; day <= end; day = addDays(day, 1)) {
    if (!recursOn(rule, pattern, day)) continue;
    const stretch = {
      from: atMinute(day, pattern.from),
      to: atMinute(addDays(day, pattern.days), pattern.to),
    };
    if (stretch.from < stretch.to && stretch.from < window.to && stretch.to > window.from)
      found.push(stretch);
  }
  return found;
};

const joined = (stretches: Interval[]): Interval[] => {
  const whole: Interval[] = [];
  for (const { from, to } of [...stretches].sort((a, b) => a.from - b.from)) {
    const before = whole.at(-1);
    if (before && from <= before.to) before.to = Math.max(before.to, to);
    else whole.push({ from, to });
  }
  return whole;
};

const without = (open: Interval[], closed: Interval[]): Interval[] =>
  open.flatMap(({ from, to }) => {
    const left: Interval[] = [];
    let at = from;
    for (const gap of closed) {
      if (gap.to <= at || gap.from >= to) continue;
      if (gap.from > at) left.push({ from: at, to: gap.from });
      at = Math.max(at, gap.to);
    }
    if (at < to) left.push({ from: at, to });
    return left;
  });

const within = (stretches: Interval[], window: Interval): Interval[] =>
  stretches.map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }));

/**
 * The open intervals of a store, in order and without overlap. Without rules (null) its hours were never chosen, and it is
 * closed. Without an opening rule all of the window is open; a closing rule overrides every opening one.
 */
export const openStretches = (rules: readonly Availability[] | null, window: Interval): Interval[] => {
  if (rules === null) return [];
  const opening = rules.filter(({ isAvailable }) => isAvailable);
  const of = (some: readonly Availability[]) =>
    joined(
      within(
        some.flatMap((rule) => occurrences(rule, window)),
        window,
      ),
    );
  const open = opening.length ? of(opening) : [window];
  return without(open, of(rules.filter(({ isAvailable }) => !isAvailable)));
};

export const isOpenAt = (rules: readonly Availability[] | null, instant: Date): boolean => {
  const from = instant.getTime();
  return openStretches(rules, { from, to: from + 1 }).length > 0;
};

export const dayStretch = (day: string): Interval => ({ from: midnight(day), to: midnight(addDays(day, 1)) });

/** "10:00"–"24:00": a day's last moment is called 24:00, whichever day it belongs to. */
export const asHours = (stretches: readonly Interval[], day: string): { from: string; to: string }[] =>
  stretches.map(({ from, to }) => ({
    from: wallTime(new Date(from)).time,
    to: to === dayStretch(day).to ? '24:00' : wallTime(new Date(to)).time,
  }));

/** The hours of one day on a clock in Israel. */
export const openHours = (
  rules: readonly Availability[] | null,
  day: string,
): { from: string; to: string }[] => asHours(openStretches(rules, dayStretch(day)), day);
