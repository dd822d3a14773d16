import { atWallTime, DAY_MS, wallTime } from '@smachot/kernel';
import windows from './quiet-windows.json';

/** Hours of Shabbat and holidays, from candle lighting till nightfall: `[from, till]`, ISO. */
export const quietWindows: { shabbat: string[][]; holiday: string[][] } = windows;

const rests: readonly (readonly [number, number])[] = [...windows.shabbat, ...windows.holiday].map(
  ([from, till]) => [Date.parse(from!), Date.parse(till!)] as const,
);
let days: Set<string> | undefined;

/** Whether the day of this instant is a rest day of business in Israel: Shabbat or a holiday. */
export const isRestDay = (instant: Date): boolean => {
  // a day is one of rest when its noon is
  days ??= new Set(rests.flatMap(([from, till]) => noonsBetween(from, till)));
  return days.has(wallTime(instant).day);
};

const noonsBetween = (from: number, till: number): string[] => {
  const found: string[] = [];
  for (let at = from; at < till + DAY_MS; at += DAY_MS) {
    const { day } = wallTime(new Date(at));
    const noon = atWallTime(day, '12:00').getTime();
    if (noon >= from && noon < till) found.push(day);
  }
  return found;
};
