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
