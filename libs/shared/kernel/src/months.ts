import { addDays } from './israel-time';

/** `YYYY-MM`. */
export type Month = string;

export const monthOf = (day: string): Month => day.slice(0, 7);
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

export const addMonths = (month: Month, count: number): Month => {
  const [year = 0, ordinal = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, ordinal - 1 + count, 1)).toISOString().slice(0, 7);
};

/** Its first and last day. */
export const daysOfMonth = (month: Month): { from: string; to: string } => ({
  from: `${month}-01`,
  to: addDays(`${addMonths(month, 1)}-01`, -1),
});

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Its weeks from Sunday to Saturday; days of the months around it fill the first and the last. */
export const weeksOfMonth = (month: Month): string[][] => {
  const { from, to } = daysOfMonth(month);
  const weeks: string[][] = [];
  for (let sunday = addDays(from, -weekdayOf(from)); sunday <= to; sunday = addDays(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, weekday) => addDays(sunday, weekday)));
  return weeks;
};
