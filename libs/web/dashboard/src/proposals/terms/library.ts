import type { LibraryTerm, TermLanguage } from '@smachot/contracts';
import { useTranslation } from 'react-i18next';

/** The language of the library that is shown; it is written in two. */
export const useTermLanguage = (): TermLanguage => {
  const { i18n } = useTranslation('dashboard');
  return i18n.language === 'en' ? 'en' : 'he';
};

/** Presets and categories first, since they bring their terms along. */
export const libraryInOrder = (library: readonly LibraryTerm[]): LibraryTerm[] =>
  (['preset', 'category', 'term'] as const).flatMap((type) => library.filter((term) => term.type === type));
