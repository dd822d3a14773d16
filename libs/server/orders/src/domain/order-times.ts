import { addDays, atWallTime, DAY_MS, HOUR_MS, MINUTE_MS, wallTime } from '@smachot/kernel';
import { HOURS_TO_ANSWER } from '@smachot/lifecycles';

/** A slot waits so long for the card. */
export const RESERVED_MS = 15 * MINUTE_MS;
const ANSWER_MS = HOURS_TO_ANSWER * HOUR_MS;
/** What could not be taken from the card waits so long for its customer. */
const PAY_MS = DAY_MS;
/** When the guests' answers of the day are looked at, in Israel. */
const LOOK_AT = '18:00';

/** From then on the number of participants is final. */
export const cutOffOf = (startsAt: Date, noticeHours: number): Date =>
  new Date(startsAt.getTime() - noticeHours * HOUR_MS);

/** The hours to answer, and never later than the notice the store asks for, nor than the start. */
export const respondBy = (placedAt: Date, startsAt: Date, noticeHours: number): Date =>
  new Date(
    Math.min(placedAt.getTime() + ANSWER_MS, cutOffOf(startsAt, noticeHours).getTime(), startsAt.getTime()),
  );

export const payBy = (now: Date): Date => new Date(now.getTime() + PAY_MS);

export const endOf = (startsAt: Date, durationHours: number): Date =>
  new Date(startsAt.getTime() + durationHours * HOUR_MS);

/** So long before the cut-off a number is asked for in any case: the business needs time to answer. */
const ASKED_AHEAD_MS = 72 * HOUR_MS;
/** From then on the guests' number says how many come, not only how many have answered. */
export const answersAreIn = (closesAt: Date, cutOffAt: Date): Date =>
  new Date(Math.min(closesAt.getTime(), cutOffAt.getTime() - ASKED_AHEAD_MS));

/** The first daily look after `now`; null: the cut-off comes before it. */
export const nextLook = (now: Date, cutOffAt: Date): Date | null => {
  const { day } = wallTime(now);
  const today = atWallTime(day, LOOK_AT);
  const look = today > now ? today : atWallTime(addDays(day, 1), LOOK_AT);
  return look < cutOffAt ? look : null;
};
