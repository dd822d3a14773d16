import type { Language } from '@smachot/contracts';
import { formatShortDate, formatTime } from './format';

const END_OF: Record<Language, (day: string) => string> = {
  he: (day) => `סוף ${day}`,
  en: (day) => `the end of ${day}`,
  ru: (day) => `конца дня ${day}`,
  ar: (day) => `نهاية ${day}`,
};
/** An end as people say it, after "until": "סוף שבת, 12 בדצמבר" for midnight, and otherwise the day with the hour. */
export const formatUntil = (instant: Date, language: Language, readAt?: Date): string => {
  const time = formatTime(instant, language);
  if (!/^0?0:00$/.test(time))
    return `${formatShortDate(instant, language, readAt)}${language === 'ar' ? '،' : ','} ${time}`;
  return END_OF[language](formatShortDate(new Date(instant.getTime() - 1), language, readAt));
};
