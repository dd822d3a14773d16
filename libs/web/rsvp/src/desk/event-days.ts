import { wallTime } from '@smachot/kernel';

/** Days on the calendar of Israel from now until then; negative when it has been. */
export const daysUntil = (then: Date, now: Date): number =>
  Math.round((Date.parse(wallTime(then).day) - Date.parse(wallTime(now).day)) / 86_400_000);
