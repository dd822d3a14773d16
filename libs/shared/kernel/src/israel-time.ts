import { DAY_MS, HOUR_MS } from './time';

/** Wall clock of Asia/Jerusalem. Days are `YYYY-MM-DD`, times `HH:MM`. */
export const ISRAEL = 'Asia/Jerusalem';

export type WallTime = { day: string; time: string; weekday: number };

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: ISRAEL,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  weekday: 'short',
});
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Since then Israel is whole hours ahead of UTC, and changes only at the turn of an hour. */
const WHOLE_HOURS = Date.UTC(1919);
const MOST_KEPT = 10_000;
/** By the hour of UTC: how far ahead a clock in Israel is, in milliseconds. To ask the formatter is dear. */
const ahead = new Map<number, number>();

const readOff = (instant: Date): WallTime => {
  const read: Record<string, string> = {};
  for (const { type, value } of parts.formatToParts(instant)) read[type] = value;
  return {
    // a year that is being typed has fewer digits
    day: `${read['year']!.padStart(4, '0')}-${read['month']}-${read['day']}`,
    time: `${read['hour']}:${read['minute']}`,
    weekday: WEEKDAYS.indexOf(read['weekday']!),
  };
};

const aheadIn = (hour: number): number => {
  const known = ahead.get(hour);
  if (known !== undefined) return known;
  if (ahead.size >= MOST_KEPT) ahead.clear();
  const { day, time } = readOff(new Date(hour * HOUR_MS));
  const found = Date.parse(`${day}T${time}:00Z`) - hour * HOUR_MS;
  ahead.set(hour, found);
  return found;
};

/** The instant as it reads on a clock in Israel; weekday 0 is Sunday. */
export const wallTime = (instant: Date): WallTime => {
  const ms = instant.getTime();
  if (!(ms >= WHOLE_HOURS)) return readOff(instant);
  const shown = new Date(ms + aheadIn(Math.floor(ms / HOUR_MS)));
  const read = shown.toISOString();
  return { day: read.slice(0, 10), time: read.slice(11, 16), weekday: shown.getUTCDay() };
};

/** The instant at which a clock in Israel shows this. A time the spring night skips becomes the one after it. */
export const atWallTime = (day: string, time: string): Date => {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`not a day and time: ${day} ${time}`);
  for (const offset of [2, 3]) {
    const instant = new Date(asUtc - offset * HOUR_MS);
    const shown = wallTime(instant);
    if (shown.day === day && shown.time === time) return instant;
  }
  return new Date(asUtc - 2 * HOUR_MS);
};

/** Whole days added on the calendar, not in hours: 25-hour days count as one. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** Maximum number of years that anything may be dated ahead: no card is known to be valid for longer. */
const YEARS_AHEAD = 2;
/** Whether a date is more than 24 months ahead on the calendar of Israel. */
export const isTooFarAhead = (date: Date, now: Date): boolean => {
  const { day } = wallTime(now);
  // Dates are compared as text: 29 February of a year without one is the day after the 28th.
  return wallTime(date).day > `${Number(day.slice(0, 4)) + YEARS_AHEAD}${day.slice(4)}`;
};

/** Days on the calendar of Israel from now until then; negative when it has been. */
export const daysUntil = (then: Date, now: Date): number =>
  Math.round((Date.parse(wallTime(then).day) - Date.parse(wallTime(now).day)) / DAY_MS);
