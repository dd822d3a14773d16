import { addDays, atWallTime, wallTime } from '@smachot/kernel';

type IsRestDay = (instant: Date) => boolean;

/** Wall times in Israel between which crews are told; on the eve of Shabbat and of a holiday it is still day then. */
const FROM = '10:00';
const TILL = '14:00';

/** Whether crews may be told now: the morning of a working day. */
export const isMorning = (now: Date, isRestDay: IsRestDay): boolean => {
  const { time } = wallTime(now);
  return time >= FROM && time < TILL && !isRestDay(now);
};

/** The first ten o'clock after now on a day that is none of rest. */
export const nextMorning = (now: Date, isRestDay: IsRestDay): Date => {
  const { day: today, time } = wallTime(now);
  let day = time < FROM ? today : addDays(today, 1);
  while (isRestDay(atWallTime(day, FROM))) day = addDays(day, 1);
  return atWallTime(day, FROM);
};
