import type { Availability, StoreDay } from '@smachot/contracts';
import { addDays, HOUR_MS, MINUTE_MS, wallTime } from '@smachot/kernel';
import { asHours, dayStretch, openStretches } from './opening-hours';

export const MOST_DAYS = 62;

export type Taking = {
  /** Null: its hours are not chosen. */
  rules: readonly Availability[] | null;
  /** Hours. */
  shortestNotice: number;
  dailyCapacity: number;
  /** Taken slots by day. */
  taken: ReadonlyMap<string, number>;
};

export const daysFrom = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to && days.length <= MOST_DAYS; day = addDays(day, 1)) days.push(day);
  return days;
};

/** The orders a store accepts on a day, and the reason when it accepts none. */
export const storeDay = (
  day: string,
  { rules, shortestNotice, dailyCapacity, taken }: Taking,
  now: Date,
): StoreDay => {
  const slots = taken.get(day) ?? 0;
  const none = (state: StoreDay['state']): StoreDay => ({ day, state, hours: [], taken: slots });
  if (day < wallTime(now).day) return none('past');
  const open = openStretches(rules, dayStretch(day));
  if (!open.length) return none('closed');
  const earliest = Math.ceil((now.getTime() + shortestNotice * HOUR_MS) / MINUTE_MS) * MINUTE_MS;
  const left = open
    .filter(({ to }) => to > earliest)
    .map(({ from, to }) => ({ from: Math.max(from, earliest), to }));
  if (!left.length) return none('notice');
  if (slots >= dailyCapacity) return none('full');
  return { day, state: 'open', hours: asHours(left, day), taken: slots };
};
