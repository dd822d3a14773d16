import { titleKey } from '../rows/plain-text';
import { OTHER_TITLES, TITLE_WORDS, type Meaning } from './title-words';

const LEXICON = Object.entries(TITLE_WORDS).map(([field, words]) => ({
  field: field as Meaning,
  whole: new Set(words.whole.map(titleKey)),
  within: new Set(words.within.map(titleKey)),
}));

const OTHER = OTHER_TITLES.map(titleKey);
const OTHER_WHOLE = new Set(OTHER);
const OTHER_WITHIN = new Set(OTHER.filter((phrase) => phrase.length > 2));

const FIELDS = LEXICON.map(({ field }) => field);
/** These words are part of too many other titles ("שם החתן", "מספר מנות"). */
const NEEDS_WHOLE: ReadonlySet<Meaning> = new Set(['name', 'seats']);

const MOST_WORDS = Math.max(
  ...[...OTHER, ...LEXICON.flatMap(({ within }) => [...within])].map((phrase) => phrase.split(' ').length),
);

/** All word sequences that may be a known phrase: looking up each sequence is faster than searching for each phrase. */
const phrasesIn = (words: string[]): string[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_WORDS, words.length - from) }, (__, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  );

const TITLES = new Set(LEXICON.flatMap(({ whole, within }) => [...whole, ...within]));

/** Whether the whole text is a title of some field: the fast part of `readTitle`, for checks that run on every row. */
export const isTitleInFull = (text: string): boolean => TITLES.has(titleKey(text));

export type TitleReading = { meanings: Partial<Record<Meaning, number>>; known: boolean };

/** Scores how well a title fits each field, 0–1; `known` is also true for known titles without a field. */
export const readTitle = (title: string): TitleReading => {
  const key = titleKey(title);
  const meanings: TitleReading['meanings'] = {};
  if (key === '' || key.length > 45) return { meanings, known: false };
  const words = key.split(' ');
  const phrases = phrasesIn(words);
  for (const { field, whole, within } of LEXICON) {
    if (whole.has(key) || within.has(key)) meanings[field] = 1;
    else if (phrases.some((phrase) => within.has(phrase))) meanings[field] = 0.85;
    else if (!NEEDS_WHOLE.has(field) && words.some((word) => whole.has(word))) meanings[field] = 0.6;
  }
  // A title with both parts ("שם פרטי ושם משפחה") means the full name, not one of its parts.
  if ((meanings.name ?? 0) >= 0.85 && key.includes(' ')) {
    delete meanings.firstName;
    delete meanings.lastName;
  }
  const other = OTHER_WHOLE.has(key) || phrases.some((phrase) => OTHER_WITHIN.has(phrase));
  for (const field of other ? FIELDS : []) {
    if (meanings[field] !== undefined) meanings[field] *= field === 'phone' ? 0.8 : 0.3;
  }
  return { meanings, known: other || Object.values(meanings).some((score) => score >= 0.6) };
};
