import { addDays, atWallTime, wallTime } from '@smachot/kernel';

/** Payouts are planned on Sundays at six in the morning in Israel. */
const SUNDAY = 0;
const PLANNED_AT = '06:00';
const DAYS_OF_WEEK = 7;
const FRIDAY = 5;

/** The money of an order that is over can be paid out from the day after its celebration on. */
export const payableFrom = (endsAt: Date): Date => atWallTime(addDays(wallTime(endsAt).day, 1), '00:00');

/** The moment as of which a batch is planned: what became available later waits a week, whenever the worker runs. */
export const momentOf = (day: string): Date => atWallTime(day, PLANNED_AT);

/** The day of the newest batch that should exist. */
export const batchDay = (now: Date): string => {
  const { day, weekday } = wallTime(now);
  const sunday = addDays(day, SUNDAY - weekday);
  return momentOf(sunday) <= now ? sunday : addDays(sunday, -DAYS_OF_WEEK);
};

export const nextBatchDay = (now: Date): string => addDays(batchDay(now), DAYS_OF_WEEK);

/** The first day after this one on which banks pay. */
export const paymentDay = (now: Date, isRestDay: (at: Date) => boolean): string => {
  for (let day = addDays(wallTime(now).day, 1); ; day = addDays(day, 1)) {
    const noon = atWallTime(day, '12:00');
    if (wallTime(noon).weekday < FRIDAY && !isRestDay(noon)) return day;
  }
};
