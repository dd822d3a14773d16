import { accept, isTooFarAhead, refuse, type Result } from '@smachot/kernel';

/** Whether anything may be agreed for that start at all. */
export const checkDate = (startsAt: Date, now: Date): Result<undefined> => {
  if (startsAt <= now) return refuse('slot.past');
  return isTooFarAhead(startsAt, now) ? refuse('slot.too_far') : accept();
};
