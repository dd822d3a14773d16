import type { Language } from '@smachot/contracts';
import { type ByLanguage, formatDays, plural } from '@smachot/i18n';
import type { Values } from './named';

const THINGS: ByLanguage<(count: number) => string> = {
  he: (count) =>
    plural<'he', string>('he', count, { one: 'דבר אחד', two: 'שני דברים', other: `${count} דברים` }),
  en: (count) => plural<'en', string>('en', count, { one: 'one thing', other: `${count} things` }),
  ru: (count) =>
    plural<'ru', string>('ru', count, { one: `${count} дело`, few: `${count} дела`, many: `${count} дел` }),
  ar: (count) =>
    plural<'ar', string>('ar', count, {
      ...{ zero: `${count} أمر`, one: 'أمر واحد', two: 'أمران' },
      ...{ few: `${count} أمور`, many: `${count} أمرا`, other: `${count} أمر` },
    }),
};

/** How many things wait for a store, and for how long the first of them; empty where a notification says neither. */
export const waitingWords = (
  { count, days }: Values,
  language: Language,
): { things: string; waited: string } => ({
  things: typeof count === 'number' ? THINGS[language](count) : '',
  waited: typeof days === 'number' ? formatDays(days, language) : '',
});
