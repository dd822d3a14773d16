import type { StoreDay } from '@smachot/contracts';
import { addDays } from '@smachot/kernel';

/** YYYY-MM. */
export type Month = string;

export const monthOf = (day: string): Month => day.slice(0, 7);

export const shiftMonth = (month: Month, by: number): Month => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = new Date(Date.UTC(year, number - 1 + by, 1));
  return at.toISOString().slice(0, 7);
};

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

export const daysOf = (month: Month): { from: string; to: string } => ({
  from: `${month}-01`,
  to: addDays(`${shiftMonth(month, 1)}-01`, -1),
});

/** Weeks from Sunday; days of other months are empty. */
export const weeksOf = (month: Month): (string | null)[][] => {
  const { from, to } = daysOf(month);
  const lead = new Date(`${from}T00:00:00Z`).getUTCDay();
  const cells: (string | null)[] = Array.from({ length: lead }, () => null);
  for (let day = from; day <= to; day = addDays(day, 1)) cells.push(day);
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
};

/** Whether a store takes orders for that hour of that day. */
export const isOpenAt = ({ state, hours }: StoreDay, time: string): boolean =>
  state === 'open' && hours.some(({ from, to }) => from <= time && time < to);
