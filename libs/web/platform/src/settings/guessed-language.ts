import type { Language } from '@smachot/contracts';

/**
 * The first of the browser's languages that is Hebrew, Russian or Arabic. English says little about its reader: many
 * browsers in Israel are left in it.
 */
const GUESSED: readonly Language[] = ['he', 'ru', 'ar'];

/** @param languages of the browser @returns undefined: none of them is a guess */
export const guessedLanguage = (languages: readonly string[]): Language | undefined =>
  languages
    .map((tag) => GUESSED.find((language) => language === tag.slice(0, 2)))
    .find((language) => language !== undefined);
