import type { Language } from '@smachot/contracts';
import { type ByLanguage, plural } from './by-language';

const DAYS: ByLanguage<(count: number) => string> = {
  he: (count) =>
    count > 10
      ? `${count} יום`
      : plural<'he', string>('he', count, { one: 'יום אחד', two: 'יומיים', other: `${count} ימים` }),
  en: (count) => plural<'en', string>('en', count, { one: 'one day', other: `${count} days` }),
  ru: (count) =>
    plural<'ru', string>('ru', count, { one: `${count} день`, few: `${count} дня`, many: `${count} дней` }),
  ar: (count) =>
    plural<'ar', string>('ar', count, {
      ...{ zero: `${count} يوم`, one: 'يوم واحد', two: 'يومان' },
      ...{ few: `${count} أيام`, many: `${count} يوما`, other: `${count} يوم` },
    }),
};

/** A number of days: "יום אחד", "יומיים", "3 ימים", "11 יום". */
export const formatDays = (count: number, language: Language): string => DAYS[language](count);
