import { addDays, atWallTime, DAY_MS, HOUR_MS, MINUTE_MS, wallTime } from '@smachot/kernel';
import { HOURS_TO_ANSWER } from '@smachot/lifecycles';

/** Milliseconds a slot stays reserved for a card. */
export const RESERVED_MS = 15 * MINUTE_MS;
const ANSWER_MS = HOURS_TO_ANSWER * HOUR_MS;
/** Milliseconds a customer has to pay after a failed payment. */
const PAY_MS = DAY_MS;
/** Time of the daily check of the guests' answers, in Israel. */
const LOOK_AT = '18:00';

/** Time from which the number of participants is final. */
export const cutOffOf = (startsAt: Date, noticeHours: number): Date =>
  new Date(startsAt.getTime() - noticeHours * HOUR_MS);

/** Deadline to answer: the usual hours, but at the latest the notice of the store and the start. */
export const respondBy = (placedAt: Date, startsAt: Date, noticeHours: number): Date =>
  new Date(
    Math.min(placedAt.getTime() + ANSWER_MS, cutOffOf(startsAt, noticeHours).getTime(), startsAt.getTime()),
  );

export const payBy = (now: Date): Date => new Date(now.getTime() + PAY_MS);

export const endOf = (startsAt: Date, durationHours: number): Date =>
  new Date(startsAt.getTime() + durationHours * HOUR_MS);

/** Time of day, in Israel, at which arrivals are counted and settled. */
const COUNTED_AT = '12:00';
/** Milliseconds after the end of the event before which nothing is counted. */
const QUIET_AFTER_MS = 8 * HOUR_MS;

/** When the arrivals are counted: the first noon at least eight hours after the later of the order's end and the event's. */
export const attendanceCountAt = (endsAt: Date, eventDate: Date): Date => {
  const over = Math.max(endsAt.getTime(), endOf(eventDate, 6).getTime()) + QUIET_AFTER_MS;
  const { day } = wallTime(new Date(over));
  const noon = atWallTime(day, COUNTED_AT);
  return noon.getTime() >= over ? noon : atWallTime(addDays(day, 1), COUNTED_AT);
};

/** Noon of the next day on which people work: until then the business may object. */
export const objectionsUntil = (countedAt: Date, isRestDay: (day: Date) => boolean): Date => {
  let day = addDays(wallTime(countedAt).day, 1);
  while (isRestDay(atWallTime(day, COUNTED_AT))) day = addDays(day, 1);
  return atWallTime(day, COUNTED_AT);
};

/** Milliseconds before the cut-off at which a number is proposed in any case: the business needs time to answer. */
const ASKED_AHEAD_MS = 72 * HOUR_MS;
/** Time from which the guests' number counts as the number who come, and not only as those who have answered. */
export const answersAreIn = (closesAt: Date, cutOffAt: Date): Date =>
  new Date(Math.min(closesAt.getTime(), cutOffAt.getTime() - ASKED_AHEAD_MS));

/** The first daily check after `now`; null when the cut-off comes before it. */
export const nextLook = (now: Date, cutOffAt: Date): Date | null => {
  const { day } = wallTime(now);
  const today = atWallTime(day, LOOK_AT);
  const look = today > now ? today : atWallTime(addDays(day, 1), LOOK_AT);
  return look < cutOffAt ? look : null;
};
