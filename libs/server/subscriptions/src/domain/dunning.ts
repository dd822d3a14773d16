import { addDays, atWallTime } from '@smachot/kernel';
import { GRACE_DAYS, startOfDay } from '@smachot/pricing';

/** Days after the end of a period on which an unpaid renewal is tried again, and when on such a day, in Israel. */
const RETRY_DAYS = [1, 3, 5];
const RETRIED_AT = '10:00';

/** When the days of grace after a period end. */
export const graceEnd = (untilDay: string): Date => startOfDay(addDays(untilDay, GRACE_DAYS));

/** When an unpaid renewal is looked at next: for another try, or because the days of grace end. */
export const nextDunning = (untilDay: string, now: Date): Date =>
  RETRY_DAYS.map((days) => atWallTime(addDays(untilDay, days), RETRIED_AT)).find((at) => at > now) ??
  graceEnd(untilDay);
