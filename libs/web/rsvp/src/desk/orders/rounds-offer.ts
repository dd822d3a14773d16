import type { HeadcountDeadline, Invitation } from '@smachot/contracts';
import { addDays, atWallTime, wallTime } from '@smachot/kernel';

/** Reminders go out so many days before the day a business needs the number, where there is still time. */
const DAYS_BEFORE = [9, 4] as const;
/** Where there is not, the last one goes out on the day answers close. */
const LAST_DAYS_BEFORE = 1;
const REMINDER_TIME = '11:00';
const CLOSING_TIME = '20:00';

/** Dates that fit the first business to need the number of guests. */
export type RoundsOffer = {
  partnerName: string;
  cutOffAt: string;
  /** Day and hour on which answers would close: the evening before. */
  closingDay: string;
  closingTime: string;
  /** Days before that closing, one reminder each, and the moments they mean. */
  reminders: number[];
  dates: Date[];
};

const remindersOf = (cutOffDay: string, now: Date) => {
  const on = (days: number) => ({ days, at: atWallTime(addDays(cutOffDay, -days), REMINDER_TIME) });
  const usual = DAYS_BEFORE.map(on).filter(({ at }) => at > now);
  return usual.length > 0 ? usual : [on(LAST_DAYS_BEFORE)].filter(({ at }) => at > now);
};

/** Whether the reminders as they stand ask for answers too late, or not at all, before the cut-off. */
const isTooLate = ({ closingDate, reminderRounds }: Invitation, cutOffAt: Date, now: Date): boolean => {
  if (new Date(closingDate) > cutOffAt) return true;
  const closingDay = wallTime(new Date(closingDate)).day;
  return !reminderRounds.some(({ daysBeforeClosing }) => {
    const at = atWallTime(addDays(closingDay, -daysBeforeClosing), REMINDER_TIME);
    return at > now && at < cutOffAt;
  });
};

/**
 * The plan counted back from the day a business needs the number of guests. Null: none does, the plan fits, or there is no time left
 * for a reminder.
 */
export const roundsOffer = (
  invitation: Invitation,
  deadline: HeadcountDeadline | null,
  now: Date,
): RoundsOffer | null => {
  if (!deadline) return null;
  const cutOffAt = new Date(deadline.cutOffAt);
  if (cutOffAt <= now || !isTooLate(invitation, cutOffAt, now)) return null;
  const cutOffDay = wallTime(cutOffAt).day;
  const reminders = remindersOf(cutOffDay, now);
  if (reminders.length === 0) return null;
  return {
    ...deadline,
    closingDay: addDays(cutOffDay, -1),
    closingTime: CLOSING_TIME,
    reminders: reminders.map(({ days }) => days - 1),
    dates: reminders.map(({ at }) => at),
  };
};
