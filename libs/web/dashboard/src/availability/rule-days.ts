import type { Availability } from '@smachot/contracts';
import { addDays, DAY_MS, wallTime, weekdayOf } from '@smachot/kernel';

/** "10:00"–"24:00"; an end that is not after its beginning belongs to the next day. */
export type Hours = { from: string; to: string };

export const firstDay = (rule: Availability) => wallTime(new Date(rule.startDateTime)).day;
/** The last day the rule reaches; an end at midnight belongs to the day before. */
export const lastDay = (rule: Availability) => {
  const end = wallTime(new Date(rule.endDateTime));
  return end.time === '00:00' ? addDays(end.day, -1) : end.day;
};

/** Whether its recurrence begins anew on that day. */
const beginsOn = (one: Availability, day: string): boolean => {
  if (day < firstDay(one) || (one.recurrenceEndDate && day > one.recurrenceEndDate)) return false;
  switch (one.recurrence) {
    case 'daily':
      return true;
    case 'weekly':
      return (one.weekdays.length > 0 ? one.weekdays : [weekdayOf(firstDay(one))]).includes(weekdayOf(day));
    case 'yearly':
      return firstDay(one).slice(5) === day.slice(5);
    default:
      return day === firstDay(one);
  }
};

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The hours of one day that a rule covers, by the wall clock; the rule may have begun days before. */
export const stretchesOn = (rule: Availability, day: string): Hours[] => {
  const start = wallTime(new Date(rule.startDateTime)).time;
  const end = wallTime(new Date(rule.endDateTime)).time;
  const nights = daysBetween(firstDay(rule), lastDay(rule));
  return Array.from({ length: nights + 1 }, (_, night) => night)
    .filter((night) => beginsOn(rule, addDays(day, -night)))
    .map((night) => ({
      from: night === 0 ? start : '00:00',
      to: night === nights && end !== '00:00' ? end : '24:00',
    }));
};
