import { addDays, atWallTime, wallTime } from '@smachot/kernel';
import { quietWindows as windows } from '@smachot/server-calendar';

/** `jewish`: nights, Shabbat and holidays are quiet; `none`: nights only. */
export type QuietCalendar = 'jewish' | 'none';
/** `exempt`: answers, and messages that the recipient has just requested; they have no quiet hours. */
export type Quiet = QuietCalendar | 'exempt';
type QuietReason = 'night' | 'shabbat' | 'holiday';
export type AllowedHour = { at: Date; because: QuietReason | null };

const OPENS = '09:00';
const CLOSES = '21:00';

type Window = { from: number; till: number; because: 'shabbat' | 'holiday' };
const windowsOf = (list: string[][], because: Window['because']): Window[] =>
  list.map(([from, till]) => ({ from: Date.parse(from!), till: Date.parse(till!), because }));
const all: readonly Window[] = [
  ...windowsOf(windows.shabbat, 'shabbat'),
  ...windowsOf(windows.holiday, 'holiday'),
].sort((a, b) => a.from - b.from);

/** The last day of the table; a test fails three years before it is reached. */
export const quietTableEnds = new Date(all.at(-1)!.till);

/** The last window that begins at or before the instant. */
const windowBefore = (instant: number): Window | undefined => {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle]!.from <= instant) low = middle + 1;
    else high = middle;
  }
  return all[low - 1];
};

const holyTill = (instant: Date, calendar: QuietCalendar): Window | undefined => {
  if (calendar === 'none') return undefined;
  const window = windowBefore(instant.getTime());
  return window && instant.getTime() < window.till ? window : undefined;
};

const nightTill = (instant: Date): Date | undefined => {
  const { day, time } = wallTime(instant);
  if (time < OPENS) return atWallTime(day, OPENS);
  return time >= CLOSES ? atWallTime(addDays(day, 1), OPENS) : undefined;
};

const weight = { night: 0, shabbat: 1, holiday: 2 } as const;
const stronger = (a: QuietReason | null, b: QuietReason): QuietReason => (a && weight[a] > weight[b] ? a : b);

/**
 * The first moment from `instant` on at which guests may be written to, and the reason for the delay: null when that is
 * now. Quiet are 21:00–09:00 in Israel and, by the jewish calendar, from 18 minutes before sunset till nightfall.
 */
export const nextAllowed = (instant: Date, calendar: Quiet): AllowedHour => {
  if (calendar === 'exempt') return { at: instant, because: null };
  let at = instant;
  let because: QuietReason | null = null;
  for (;;) {
    const holy = holyTill(at, calendar);
    if (holy) {
      because = stronger(because, holy.because);
      at = new Date(holy.till);
      continue;
    }
    const morning = nightTill(at);
    if (!morning) return { at, because };
    because = stronger(because, 'night');
    at = morning;
  }
};

/** The last interval of allowed hours that ends at or before the deadline, for a message that must arrive before an event. */
export const lastAllowedHours = (deadline: Date, calendar: QuietCalendar): { from: Date; till: Date } => {
  let till = deadline;
  for (;;) {
    const before = new Date(till.getTime() - 1);
    const holy = holyTill(before, calendar);
    if (holy) {
      till = new Date(holy.from);
      continue;
    }
    const { day, time } = wallTime(before);
    if (time >= CLOSES) till = atWallTime(day, CLOSES);
    else if (time < OPENS) till = atWallTime(addDays(day, -1), CLOSES);
    else return { from: opening(day, before, calendar), till };
  }
};

const opening = (day: string, before: Date, calendar: QuietCalendar): Date => {
  const morning = atWallTime(day, OPENS);
  const holy = calendar === 'none' ? undefined : windowBefore(before.getTime());
  return holy && holy.till > morning.getTime() ? new Date(holy.till) : morning;
};
