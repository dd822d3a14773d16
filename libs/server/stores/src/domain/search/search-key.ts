import { wordsIn } from '@smachot/kernel';

const HEBREW = 'אבגדהוזחטיכלמנסעפצקרשת';
const LATIN = 'abgdhvzjtiklmnseypqrwo';

/**
 * Transliterates to Latin letters: trigrams consist of the letters of the database's locale, and for the portable one those
 * are ASCII.
 */
export const inLatin = (word: string): string =>
  word.replace(/[א-ת]/g, (letter) => LATIN[HEBREW.indexOf(letter)]!);

const MOST_WORDS = 400;
/** The words a mistyped one is compared with: each once, ordered by their source. */
export const comparedWords = (texts: readonly string[]): string =>
  [...new Set(texts.flatMap(wordsIn).map(inLatin))].slice(0, MOST_WORDS).join(' ');
