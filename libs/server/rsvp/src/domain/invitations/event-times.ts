import { addDays, atWallTime, DAY_MS, wallTime } from '@smachot/kernel';

/** Default closing date: two days before the event, or now when that has passed; never after the start. */
export const defaultClosing = (date: Date, now: Date): Date =>
  new Date(Math.min(date.getTime(), Math.max(date.getTime() - 2 * DAY_MS, now.getTime())));

const tenNextDay = (instant: Date): Date => atWallTime(addDays(wallTime(instant).day, 1), '10:00');

/** Billing time: 10:00 in Israel on the day after the event, or after its deletion when that comes first. */
export const billingMoment = (date: Date, deletedAt: Date | null): Date => {
  const after = tenNextDay(date);
  if (!deletedAt) return after;
  const afterDeletion = tenNextDay(deletedAt);
  return afterDeletion < after ? afterDeletion : after;
};

/** Maximum number of days by which moving an event may postpone the bill of existing responses, in total. */
const BILL_MOVES_BY_DAYS = 30;
/** Time by which responses to an event on that date are billed, even if the date is moved. */
export const billingLimit = (date: Date): Date =>
  new Date(billingMoment(date, null).getTime() + BILL_MOVES_BY_DAYS * DAY_MS);

/** Time at which guests' data is erased: twelve months after the event. */
export const erasureMoment = (date: Date): Date => {
  const { day, time } = wallTime(date);
  const nextYear = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return atWallTime(nextYear.endsWith('-02-29') ? nextYear.replace('-02-29', '-03-01') : nextYear, time);
};
