import type { AnalyticsGranularity } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** A Sunday, for the names of weekdays. */
const SUNDAY = Date.UTC(2026, 10, 1);

/** Names of the parts figures are divided into, in the person's language. */
export const usePartNames = () => {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const named = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
      return (at: number) => format.format(at);
    };
    const day = named({ day: 'numeric', month: 'numeric' });
    const monthOfYear = named({ month: 'short', year: 'numeric' });
    const weekday = named({ weekday: 'long' });
    const month = named({ month: 'long' });
    // one letter is the custom in Hebrew and Arabic calendars; in Russian it would stand for two days
    const shortWeekday = named({ weekday: language === 'he' || language === 'ar' ? 'narrow' : 'short' });
    const shortMonth = named({ month: 'short' });
    return {
      weekday: (number: number) => weekday(SUNDAY + number * DAY_MS),
      shortWeekday: (number: number) => shortWeekday(SUNDAY + number * DAY_MS),
      month: (number: number) => month(Date.UTC(2026, number - 1, 1)),
      shortMonth: (number: number) => shortMonth(Date.UTC(2026, number - 1, 1)),
      step: (from: string, granularity: AnalyticsGranularity) =>
        (granularity === 'month' ? monthOfYear : day)(Date.parse(from)),
    };
  }, [language]);
};
