import type { Language } from '@smachot/contracts';
import { formatHebrewDate } from '@smachot/i18n';
import { DAY_MS, type Month } from '@smachot/kernel';

/** A Sunday, for the names of weekdays. */
const SUNDAY = Date.UTC(2026, 10, 1, 12);
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const monthName = (month: Month, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    noonOf(`${month}-15`),
  );

export const weekdayName = (weekday: number, weekdayStyle: 'narrow' | 'long', language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: weekdayStyle, timeZone: 'UTC' }).format(
    new Date(SUNDAY + weekday * DAY_MS),
  );

const hebrewMonthAndYear = (day: string): string =>
  formatHebrewDate(noonOf(day)).split(' ').slice(1).join(' ').slice(1);

/** The Hebrew months a month reaches over. */
export const hebrewMonths = (month: Month): string => {
  const first = hebrewMonthAndYear(`${month}-01`);
  const last = hebrewMonthAndYear(`${month}-28`);
  if (first === last) return last;
  const year = ` ${last.split(' ').at(-1)}`;
  return `${first.endsWith(year) ? first.slice(0, -year.length) : first} – ${last}`;
};
