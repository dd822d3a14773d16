import type { Language } from '@smachot/contracts';

export const LANGUAGE_NAMES: Record<Language, string> = {
  he: 'עברית',
  en: 'English',
  ru: 'Русский',
  ar: 'العربية',
};
/** Languages whose texts are complete; the others are marked unfinished in lists. */
export const COMPLETE_LANGUAGES: readonly Language[] = ['he', 'en'];
export const DEFAULT_LANGUAGE: Language = 'he';
export const directionOf = (language: Language): 'rtl' | 'ltr' =>
  language === 'he' || language === 'ar' ? 'rtl' : 'ltr';

/** The best complete language for an Accept-Language header; Hebrew when nothing fits. */
export const chooseLanguage = (header: string | undefined): Language => {
  for (const part of (header ?? '').split(',')) {
    const wanted = part.trim().slice(0, 2).toLowerCase();
    const known = COMPLETE_LANGUAGES.find((language) => language === (wanted === 'iw' ? 'he' : wanted));
    if (known) return known;
  }
  return DEFAULT_LANGUAGE;
};
