import { addDays, atWallTime, DAY_MS, wallTime } from '@smachot/kernel';

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

/** Days by which moving an event may put off the bill of responses that are there, in all. */
export const BILL_MOVES_BY_DAYS = 30;
/** Responses to an event on that date are billed by then, wherever the date is moved. */
export const billingLimit = (date: Date): Date =>
  new Date(billingMoment(date, null).getTime() + BILL_MOVES_BY_DAYS * DAY_MS);

/** Years an event may lie ahead: nobody's card is known to be good for longer. */
const YEARS_AHEAD = 2;
export const isTooFar = (date: Date, now: Date): boolean => {
  const { day } = wallTime(now);
  // compared as text: the 29th of February of a year without one is the day after the 28th
  return wallTime(date).day > `${Number(day.slice(0, 4)) + YEARS_AHEAD}${day.slice(4)}`;
};

/** Guests are forgotten twelve months after the event. */
export const erasureMoment = (date: Date): Date => {
  const { day, time } = wallTime(date);
  const nextYear = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return atWallTime(nextYear.endsWith('-02-29') ? nextYear.replace('-02-29', '-03-01') : nextYear, time);
};
