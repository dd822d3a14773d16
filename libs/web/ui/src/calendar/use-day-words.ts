import type { Language } from '@smachot/contracts';
import { formatHebrewDate, formatLongDate } from '@smachot/i18n';
import { holidayOf, weekdayOf } from '@smachot/kernel';
import { useTranslation } from 'react-i18next';

const SATURDAY = 6;

/** Whether the day is Shabbat or a holiday without work. */
export const isRestDay = (day: string): boolean =>
  (holidayOf(day)?.rests ?? false) || weekdayOf(day) === SATURDAY;

/** A day, as `YYYY-MM-DD`, in both calendars, with its holiday: Shabbat, Hanukkah. */
export const useDayWords = () => {
  const { t, i18n } = useTranslation('ui');
  return (day: string): string => {
    const noon = new Date(`${day}T12:00:00Z`);
    const holiday = holidayOf(day);
    return [
      formatLongDate(noon, i18n.language as Language),
      formatHebrewDate(noon),
      weekdayOf(day) === SATURDAY && t('calendar.shabbat'),
      holiday && t(`calendar.holidays.${holiday.name}`),
    ]
      .filter(Boolean)
      .join(' · ');
  };
};
