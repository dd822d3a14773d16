import { nameKey } from './text';

/** Normalizes a text (`nameKey`), letters and digits only; a hyphen separates two words. */
const asSearched = (text: string): string =>
  nameKey(text.replace(/[-–—]/g, ' '))
    .replace(/[^a-z0-9א-ת]+/g, ' ')
    .trim();

/** Maximum word length; characters beyond it are not searched. */
const LONGEST_WORD = 40;

/** The words of a text as they are stored and matched. */
export const wordsIn = (text: string): string[] =>
  asSearched(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.slice(0, LONGEST_WORD));

/** One-letter words that Hebrew writes together with the next one, up to four of them. */
const PREFIXES = 'ולבהמשכ';
const MOST_PREFIXES = 4;
/** Minimum number of letters of a word without its prefixes. */
const LEAST = 2;

/** Endings of number, gender and construct state with the least letters a word keeps without them, the longest first. */
const ENDINGS: readonly (readonly [ending: string, least: number])[] = [
  ['יות', 3],
  ['ית', 3],
  ['ימ', 2],
  ['ות', 2],
  ['ה', 2],
  ['ת', 3],
  ['י', 3],
];
const ENGLISH_ENDINGS: readonly (readonly [ending: string, least: number])[] = [
  ['ies', 3],
  ['es', 3],
  ['s', 3],
  ['y', 3],
  ['e', 3],
];

const isHebrew = (word: string): boolean => /[א-ת]/.test(word);

/** Written with two yods or vavs, or with one: the same word. */
export const folded = (word: string): string => word.replace(/יי+/g, 'י').replace(/וו+/g, 'ו');

const stem = (word: string): string => {
  const endings = isHebrew(word) ? ENDINGS : ENGLISH_ENDINGS;
  const found = endings.find(
    ([ending, least]) => word.endsWith(ending) && word.length - ending.length >= least,
  );
  return found ? word.slice(0, -found[0].length) : word;
};

/** The forms of a word without its prefixes. */
export const withoutPrefixes = (word: string): string[] => {
  const found: string[] = [];
  for (let at = 0; at < MOST_PREFIXES && PREFIXES.includes(word[at]!); at++) {
    const rest = word.slice(at + 1);
    if (rest.length < LEAST) break;
    found.push(rest);
  }
  return found;
};

/** The forms under which a word is stored and matched: itself, and without prefixes and endings. */
export const formsOf = (word: string): string[] => {
  const own = folded(word);
  const bare = isHebrew(own) ? withoutPrefixes(own) : [];
  return [...new Set([own, ...[own, ...bare].map(stem)])];
};
