import type { ByLanguage } from '@smachot/i18n';

/** What the poster of an event invites to. */
export const EVENT_POSTER_CALL: ByLanguage<string> = {
  he: 'סורקים, קוראים ונרשמים',
  en: 'Scan, read and register',
  ru: 'Отсканируйте, прочитайте и запишитесь',
  ar: 'امسحوا الرمز، اقرأوا وسجّلوا',
};
