import { searchKey, tidy } from '@smachot/kernel';
import { OTHER_TITLES, TITLE_WORDS, type Meaning } from './title-words';

/** "tableNumber" and "party_size" are words too; quotes, brackets and signs are not. */
export const titleKey = (title: string): string =>
  searchKey(
    tidy(title.slice(0, 200))
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .replace(/["״”“'׳’]/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' '),
  );

const LEXICON = Object.entries(TITLE_WORDS).map(([field, words]) => ({
  field: field as Meaning,
  whole: new Set(words.whole.map(titleKey)),
  within: words.within.map(titleKey),
}));

const OTHER = OTHER_TITLES.map(titleKey);

const FIELDS = LEXICON.map(({ field }) => field);
/** Their words stand in too many other titles ("שם החתן", "מספר מנות"). */
const NEEDS_WHOLE: ReadonlySet<Meaning> = new Set(['name', 'seats']);

const holds = (key: string, phrase: string): boolean => ` ${key} `.includes(` ${phrase} `);

export type TitleReading = { meanings: Partial<Record<Meaning, number>>; known: boolean };

/** How well a title fits each field, 0–1; `known` also for titles we know and have no use for. */
export const readTitle = (title: string): TitleReading => {
  const key = titleKey(title).trim();
  const meanings: TitleReading['meanings'] = {};
  if (key === '' || key.length > 45) return { meanings, known: false };
  for (const { field, whole, within } of LEXICON) {
    if (whole.has(key) || within.includes(key)) meanings[field] = 1;
    else if (within.some((phrase) => holds(key, phrase))) meanings[field] = 0.85;
    else if (!NEEDS_WHOLE.has(field) && key.split(' ').some((word) => whole.has(word))) meanings[field] = 0.6;
  }
  // a full name said in full ("שם פרטי ושם משפחה") is not one of its parts
  if ((meanings.name ?? 0) >= 0.85 && key.includes(' ')) {
    delete meanings.firstName;
    delete meanings.lastName;
  }
  const other = OTHER.some((word) => key === word || (word.length > 2 && holds(key, word)));
  for (const field of other ? FIELDS : []) {
    if (meanings[field] !== undefined) meanings[field] *= field === 'phone' ? 0.8 : 0.3;
  }
  return { meanings, known: other || Object.values(meanings).some((score) => score >= 0.6) };
};
