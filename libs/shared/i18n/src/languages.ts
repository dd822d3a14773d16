import type { Language } from '@smachot/contracts';
import type { ByLanguage } from './by-language';

export const LANGUAGE_NAMES: Record<Language, string> = {
  he: 'עברית',
  en: 'English',
  ru: 'Русский',
  ar: 'العربية',
};
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
/** The product's name in texts. */
export const BRAND: ByLanguage<string> = { he: 'שמחות', en: 'Smachot', ru: 'Smachot', ar: 'Smachot' };
export const DEFAULT_LANGUAGE: Language = 'he';
const DIRECTIONS: ByLanguage<'rtl' | 'ltr'> = { he: 'rtl', en: 'ltr', ru: 'ltr', ar: 'rtl' };
export const directionOf = (language: Language): 'rtl' | 'ltr' => DIRECTIONS[language];

/** The first language of an Accept-Language header that we speak; Hebrew when there is none. */
export const chooseLanguage = (header: string | undefined): Language => {
  for (const part of (header ?? '').split(',')) {
    const wanted = part.trim().slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === (wanted === 'iw' ? 'he' : wanted));
    if (known) return known;
  }
  return DEFAULT_LANGUAGE;
};
