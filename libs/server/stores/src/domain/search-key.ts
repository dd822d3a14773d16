import { searchKey } from '@smachot/kernel';

const HEBREW = 'אבגדהוזחטיכלמנסעפצקרשת';
const LATIN = 'abgdhvzjtiklmnseypqrwo';

/**
 * A text as it is searched: forgiving (`searchKey` of the kernel) and in Latin letters only. Trigrams are made of what the
 * database's locale calls letters, and for the portable one those are ASCII.
 */
export const asSearched = (text: string): string =>
  searchKey(text)
    .replace(/[א-ת]/g, (letter) => LATIN[HEBREW.indexOf(letter)]!)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** No word is longer; what follows is not searched. */
const LONGEST_WORD = 40;
const MOST_WORDS = 400;

/** Everything a store is found by: each word once. */
export const searchedWords = (texts: readonly string[]): string => {
  const words = texts.flatMap((text) => asSearched(text).split(' ')).filter(Boolean);
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].slice(0, MOST_WORDS).join(' ');
};

/** The words of a question, at most five; empty: nothing was asked for. */
export const wordsOf = (question: string): string[] =>
  asSearched(question)
    .split(' ')
    .filter(Boolean)
    .map((word) => word.slice(0, LONGEST_WORD))
    .slice(0, 5);

/** What people call what a category is, beside its own name. */
export const CATEGORY_WORDS = {
  venue: 'אולם אולמות גן אירועים מקום לופט venue hall',
  catering: 'קייטרינג אוכל הסעדה שף תפריט catering food',
  bar: 'בר אלכוהול קוקטיילים ברמן bar drinks',
  desserts: 'קינוחים עוגות מתוקים קונדיטוריה desserts cakes',
  music: 'מוזיקה תקליטן די ג׳יי להקה נגנים music dj band',
  photography: 'צילום צלם צלמת וידאו photography video',
  flowers: 'פרחים שזירה עיצוב flowers design',
  transport: 'הסעות אוטובוס הסעה transport bus',
} as const;
