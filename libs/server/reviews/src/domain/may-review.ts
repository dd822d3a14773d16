import { DAYS_TO_REVIEW } from '@smachot/contracts';
import { accept, addDays, atWallTime, DAY_MS, refuse, type Result } from '@smachot/kernel';

/** What of an order decides whether it may be reviewed. `paid`: not all that was captured was given back. */
type Reviewable = { done: boolean; paid: boolean; endsAt: Date };

/** When an order ended that may just still be reviewed. */
export const reviewableSince = (now: Date): Date => new Date(now.getTime() - DAYS_TO_REVIEW * DAY_MS);

/** Whether the customer of an order may review it now. `worksThere`: the customer is in the crew of the store. */
export const mayReview = (
  { done, paid, endsAt }: Reviewable,
  { worksThere, now }: { worksThere: boolean; now: Date },
): Result<undefined> => {
  if (!done) return refuse('review.not_done');
  if (!paid) return refuse('review.not_paid');
  if (endsAt <= reviewableSince(now)) return refuse('review.too_late');
  return worksThere ? refuse('review.own_store') : accept();
};

/** When its customer is invited to review an order: at ten in the morning of the second day after the celebration. */
export const invitedAt = (eventOn: string): Date => atWallTime(addDays(eventOn, 2), '10:00');
