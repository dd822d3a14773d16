import type { AnalyticsGranularity } from '@smachot/contracts';
import { addDays, DAY_MS } from '@smachot/kernel';

/** Days in Israel, both included. */
export type Period = { from: string; until: string };

const daysOf = ({ from, until }: Period): number => (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;

/** As many days just before. */
export const previousPeriod = (period: Period): Period => ({
  from: addDays(period.from, -daysOf(period)),
  until: addDays(period.from, -1),
});

/** The first day of the step that a day belongs to. A week begins on Sunday. */
const stepOf = (day: string, granularity: AnalyticsGranularity): string => {
  if (granularity === 'day') return day;
  if (granularity === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
};

/** The step of a day within a period: the first one begins with the period. */
export const stepWithin = ({ from }: Period, day: string, granularity: AnalyticsGranularity): string => {
  const step = stepOf(day, granularity);
  return step < from ? from : step;
};

/** Every step of a period, by its first day. */
export const stepsOf = (period: Period, granularity: AnalyticsGranularity): string[] => {
  const steps = new Set<string>();
  for (let day = period.from; day <= period.until; day = addDays(day, 1))
    steps.add(stepWithin(period, day, granularity));
  return [...steps];
};
