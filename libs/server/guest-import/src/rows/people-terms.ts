import { NUMBER_WORDS } from './cell-readings';
import { nameKeyOf } from './plain-text';

/** One term of a sum of people: "3 ילדים", "הורים", or a number alone. `counted`: a number was written. */
export type PeopleTerm = { people: number; kind: 'adults' | 'children' | 'bare'; counted: boolean };
type Unit = { kind: 'adults' | 'children'; people: number };

/** Words for people and how many each means; 0 where only a number beside it says so. */
const WORDS: [Unit['kind'], number, string][] = [
  [
    'adults',
    2,
    'הורים זוג parents couple родители родителей пара والدان والدين الوالدان الوالدين زوجان زوجين',
  ],
  [
    'adults',
    1,
    'אבא אמא אשתו אישתו בעלה רעייתו רעיתו זוגתו מבוגר מבוגרת partner spouse adult dad mom father mother wife husband ' +
      'папа мама муж жена взрослый أب أم بابا ماما زوجته زوجها بالغ',
  ],
  [
    'adults',
    0,
    'מבוגרים מבוגרות נפשות נפש איש אנשים מקומות adults people persons pax взрослых взрослые человек чел ' +
      'بالغين بالغون كبار أشخاص أفراد شخص',
  ],
  ['children', 2, 'תאומים תאומות twins близнецы توأم طفلان طفلين'],
  ['children', 1, 'ילד ילדה תינוק תינוקת פעוט child kid baby ребёнок малыш طفل طفلة رضيع'],
  ['children', 0, 'ילדים ילדות תינוקות פעוטות children kids babies дети детей ребёнка أطفال أولاد'],
];
const UNITS = new Map(
  WORDS.flatMap(([kind, people, words]) =>
    words.split(' ').map((word): [string, Unit] => [nameKeyOf(word), { kind, people }]),
  ),
);

const PARTNER = /(?<!\p{L})(?:בן|בת)(?:\/(?:בן|בת))?\s+ה?זוג[והת]*/gu;
const JOINT = /[+,&()[\]]|\s[-–—]\s|(?<!\S)(?:ועוד|plus|and|и)(?!\S)|(?<!\S)[\u05D5\u0648]-?(?=\d)/giu;
/** Numbers that are first names too: they count only beside a word for people. */
const NAMES: ReadonlySet<string> = new Set(['שני', 'שתי']);
const NUMBERS = new Map([
  ...[...NUMBER_WORDS].map(([word, number]): [string, number] => [nameKeyOf(word), number]),
  ...[...NAMES].map((word): [string, number] => [word, 2]),
]);

/** Meaning of a word as it stands, without its "and", or without its article. */
const meaningOf = <T>(words: ReadonlyMap<string, T>, word: string): T | undefined => {
  const key = nameKeyOf(word);
  return (
    words.get(key) ??
    words.get(key.replace(/^[\u05D5\u0648]/, '')) ??
    words.get(key.replace(/^[\u05D5\u0648]?(?:ה|ال)/, ''))
  );
};
const unitOf = (word: string): Unit | undefined => meaningOf(UNITS, word);
const countOf = (word: string): number | undefined => {
  if (/^\d/.test(word)) return /^\d{1,2}$/.test(word) ? Number(word) : undefined;
  return meaningOf(NUMBERS, word);
};

/** Terms without a sign between them: "2 מבוגרים 3 ילדים", "אבא אמא". */
const termsOf = ([word, ...rest]: string[]): PeopleTerm[] | null => {
  if (word === undefined) return [];
  const count = countOf(word);
  const counted = count === undefined ? undefined : unitOf(rest[0] ?? '');
  const unit = counted ?? unitOf(word);
  if (!unit || (!counted && unit.people === 0)) return null;
  const people = counted ? count! : unit.people;
  const more = termsOf(counted ? rest.slice(1) : rest);
  return more && [{ people, kind: unit.kind, counted: counted !== undefined }, ...more];
};

const readPart = (part: string): PeopleTerm[] | null => {
  const words = part.split(/\s+/).filter(Boolean);
  const [alone = ''] = words.length === 1 ? words : [];
  const bare = unitOf(alone) || NAMES.has(alone) ? undefined : countOf(alone);
  return bare === undefined ? termsOf(words) : [{ people: bare, kind: 'bare', counted: true }];
};

/** Reads "הורים + 3 ילדים", "2 adults and a baby" or "2+3" as a sum of people; null when anything else stands in it. */
export const readPeople = (text: string): PeopleTerm[] | null => {
  const terms: PeopleTerm[] = [];
  const parts = text
    .replace(PARTNER, 'partner')
    .replace(/(\d)(?=\p{L})/gu, '$1 ')
    .split(JOINT);
  for (const part of parts) {
    const read = readPart(part);
    if (!read) return null;
    terms.push(...read);
  }
  return terms.length > 0 ? terms : null;
};

/** Whether the text has a number of people or a child in it. */
export const mayCountPeople = (text: string): boolean =>
  /(?<!\d)\d{1,2}(?!\d)/.test(text) ||
  text.split(/[^\p{L}\p{M}]+/u).some((word) => unitOf(word)?.kind === 'children');
