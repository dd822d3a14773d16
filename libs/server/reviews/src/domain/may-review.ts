import { DAYS_TO_REVIEW } from '@smachot/contracts';
import { accept, addDays, atWallTime, DAY_MS, refuse, type Result, wallTime } from '@smachot/kernel';

/** Money of an order in agorot; `lost`: taken back by the bank for good. */
export type KeptMoney = { price: number; captured: number; refunded: number; lost: number };

/** Part of the price that has to stay paid, so that a review is one of a paid order. */
const SMALLEST_SHARE = 0.1;
/** Whether a real part of the price was paid and not given back. */
export const isPaid = ({ price, captured, refunded, lost }: KeptMoney): boolean => {
  const kept = captured - refunded - lost;
  return kept > 0 && kept >= price * SMALLEST_SHARE;
};

/** What of an order decides whether it may be reviewed. `paid`: by `isPaid`. */
type Reviewable = { done: boolean; paid: boolean; endsAt: Date };

/** When an order ended that may just still be reviewed. */
export const reviewableSince = (now: Date): Date => new Date(now.getTime() - DAYS_TO_REVIEW * DAY_MS);

/** Whether the customer of an order may review it now. `worksThere`: the customer is, or was, in the crew of the store. */
export const mayReview = (
  { done, paid, endsAt }: Reviewable,
  { worksThere, now }: { worksThere: boolean; now: Date },
): Result<undefined> => {
  if (!done) return refuse('review.not_done');
  if (!paid) return refuse('review.not_paid');
  if (endsAt <= reviewableSince(now)) return refuse('review.too_late');
  return worksThere ? refuse('review.own_store') : accept();
};

/**
 * When its customer is invited to review an order: at ten in the morning of the second day after the celebration, or of the first day
 * from now on, where it was done later.
 */
export const invitedAt = (eventOn: string, now: Date): Date => {
  const tenOn = (day: string): Date => atWallTime(day, '10:00');
  const wanted = tenOn(addDays(eventOn, 2));
  if (wanted >= now) return wanted;
  const { day } = wallTime(now);
  return tenOn(day) >= now ? tenOn(day) : tenOn(addDays(day, 1));
};
