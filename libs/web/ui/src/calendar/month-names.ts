import type { Language } from '@smachot/contracts';
import { formatHebrewDate } from '@smachot/i18n';
import { DAY_MS, type Month } from '@smachot/kernel';

/** A Sunday, for the names of weekdays. */
const SUNDAY = Date.UTC(2026, 10, 1, 12);
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** A formatter costs more than all it formats on a page: one for each language. */
const words = (options: Intl.DateTimeFormatOptions) => {
  const made = new Map<Language, Intl.DateTimeFormat>();
  return (day: Date, language: Language): string => {
    const format = made.get(language) ?? new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
    made.set(language, format);
    return format.format(day);
  };
};
const monthAndYear = words({ month: 'long', year: 'numeric' });
const shortMonth = words({ month: 'short' });
const weekdays = {
  narrow: words({ weekday: 'narrow' }),
  short: words({ weekday: 'short' }),
  long: words({ weekday: 'long' }),
};

export const monthName = (month: Month, language: Language): string =>
  monthAndYear(noonOf(`${month}-15`), language);

export const shortMonthName = (day: Date, language: Language): string => shortMonth(day, language);

/** @param weekday 0 for Sunday; 7 is Sunday again */
export const weekdayName = (weekday: number, style: keyof typeof weekdays, language: Language): string =>
  weekdays[style](new Date(SUNDAY + weekday * DAY_MS), language);

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
