import { addDays, atWallTime, wallTime } from '@smachot/kernel';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Two days before the event, or now when that has passed; never after the start. */
export const defaultClosing = (date: Date, now: Date): Date =>
  new Date(Math.min(date.getTime(), Math.max(date.getTime() - 2 * DAY_MS, now.getTime())));

const tenNextDay = (instant: Date): Date => atWallTime(addDays(wallTime(instant).day, 1), '10:00');

/** 10:00 in Israel on the day after the event, or after its deletion when that comes first. */
export const billingMoment = (date: Date, deletedAt: Date | null): Date => {
  const after = tenNextDay(date);
  if (!deletedAt) return after;
  const afterDeletion = tenNextDay(deletedAt);
  return afterDeletion < after ? afterDeletion : after;
};

/** Guests are forgotten twelve months after the event. */
export const erasureMoment = (date: Date): Date => {
  const { day, time } = wallTime(date);
  const nextYear = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return atWallTime(nextYear.endsWith('-02-29') ? nextYear.replace('-02-29', '-03-01') : nextYear, time);
};
