import { ANALYTICS_EARLIEST, ANALYTICS_MAX_DAYS, type AnalyticsGranularity } from '@smachot/contracts';
import { addDays, DAY_MS } from '@smachot/kernel';

export const PERIODS = ['7', '30', '90', 'year', 'custom'] as const;
export type PeriodName = (typeof PERIODS)[number];
export type AskedPeriod = { from: string; until: string; granularity: AnalyticsGranularity };
/** `order`: it ends before it begins; `length`: more than a year; `missing`: a day is missing. */
export type PeriodFault = 'missing' | 'order' | 'length';

const LENGTHS = { '7': 7, '30': 30, '90': 90, year: 365 } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const daysOf = ({ from, until }: { from: string; until: string }): number =>
  (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;

/** Few enough steps for a phone: days of a month, weeks of half a year, months of a year. */
const granularityOf = (days: number): AnalyticsGranularity =>
  days <= 31 ? 'day' : days <= 184 ? 'week' : 'month';

const withSteps = (period: { from: string; until: string }): AskedPeriod => ({
  ...period,
  granularity: granularityOf(daysOf(period)),
});

export const faultOf = ({ from, until }: { from: string; until: string }): PeriodFault | null => {
  if (
    ![from, until].every(
      (day) => DAY.test(day) && day >= ANALYTICS_EARLIEST && !Number.isNaN(Date.parse(day)),
    )
  )
    return 'missing';
  if (from > until) return 'order';
  return daysOf({ from, until }) > ANALYTICS_MAX_DAYS ? 'length' : null;
};

export const isPeriodName = (text: string): text is PeriodName =>
  (PERIODS as readonly string[]).includes(text);

/** The days of a named period, which ends today; of a custom one as typed, null while they are none. */
export const periodOf = (
  name: PeriodName,
  typed: { from: string; until: string },
  today: string,
): AskedPeriod | null => {
  if (name === 'custom') return faultOf(typed) === null ? withSteps(typed) : null;
  return withSteps({ from: addDays(today, 1 - LENGTHS[name]), until: today });
};
