import { addDays, atWallTime, wallTime } from '@smachot/kernel';

/** `YYYY-MM`. */
export type Month = string;

export const monthOf = (day: string): Month => day.slice(0, 7);
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

export const addMonths = (month: Month, count: number): Month => {
  const [year = 0, ordinal = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, ordinal - 1 + count, 1)).toISOString().slice(0, 7);
};

/** Its weeks from Sunday to Saturday; days of the months around it fill the first and the last. */
export const weeksOf = (month: Month): string[][] => {
  const first = `${month}-01`;
  const start = addDays(first, -new Date(`${first}T00:00:00Z`).getUTCDay());
  const weeks: string[][] = [];
  for (let day = start; day < `${addMonths(month, 1)}-01`; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, weekday) => addDays(day, weekday)));
  return weeks;
};

/** From the first moment of one day to the last of another, on a clock in Israel. */
export const spanOf = (from: string, to: string): { from: string; to: string } => ({
  from: atWallTime(from, '00:00').toISOString(),
  to: new Date(atWallTime(addDays(to, 1), '00:00').getTime() - 1).toISOString(),
});

/** What starts on which day. */
export const byDay = <T extends { startsAt: string }>(things: readonly T[]): Map<string, T[]> => {
  const days = new Map<string, T[]>();
  for (const thing of things) {
    const { day } = wallTime(new Date(thing.startsAt));
    days.set(day, [...(days.get(day) ?? []), thing]);
  }
  return days;
};
