import { searchKey } from '@smachot/kernel';

const HEBREW = 'אבגדהוזחטיכלמנסעפצקרשת';
const LATIN = 'abgdhvzjtiklmnseypqrwo';

/** Normalizes a text (`searchKey` of the kernel), letters and digits only; a hyphen separates two words. */
export const asSearched = (text: string): string =>
  searchKey(text.replace(/[-–—]/g, ' '))
    .replace(/[^a-z0-9א-ת]+/g, ' ')
    .trim();

/** Maximum word length; characters beyond it are not searched. */
const LONGEST_WORD = 40;

export const wordsIn = (text: string): string[] =>
  asSearched(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.slice(0, LONGEST_WORD));

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
