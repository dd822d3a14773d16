import { addDays, atWallTime, wallTime } from '@smachot/kernel';

/** Whole days in Israel: from the beginning of the first to the end of the last. */
export const daysOf = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => ({
  from: from ? atWallTime(wallTime(new Date(from)).day, '00:00') : null,
  till: to ? atWallTime(addDays(wallTime(new Date(to)).day, 1), '00:00') : null,
});
