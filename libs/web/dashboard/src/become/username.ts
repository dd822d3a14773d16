import { tidy } from '@smachot/kernel';

export const USERNAME_LONGEST = 30;
const SHORTEST = 3;

/** Words of the trade, as businesses here write themselves in Latin letters. */
const WORDS: Record<string, string> = {
  קייטרינג: 'catering',
  אולם: 'hall',
  אולמי: 'hall',
  גן: 'gan',
  גני: 'ganei',
  אירועים: 'events',
  אירוע: 'event',
  צילום: 'photo',
  סטודיו: 'studio',
  פרחים: 'flowers',
  מוזיקה: 'music',
  תקליטן: 'dj',
  'דיג׳יי': 'dj',
  בר: 'bar',
  בית: 'beit',
  השף: 'hashef',
  שף: 'chef',
  סבתא: 'savta',
  אמא: 'ima',
  מטעמי: 'mataamei',
  מטבח: 'kitchen',
  המטבח: 'hamitbach',
  קונדיטוריה: 'patisserie',
  עוגות: 'cakes',
  הסעות: 'rides',
  שמחות: 'smachot',
  של: 'shel',
};
const LETTERS: Record<string, string> = {
  א: 'a',
  ב: 'b',
  ג: 'g',
  ד: 'd',
  ה: 'h',
  ו: 'o',
  ז: 'z',
  ח: 'h',
  ט: 't',
  י: 'i',
  כ: 'k',
  ך: 'k',
  ל: 'l',
  מ: 'm',
  ם: 'm',
  נ: 'n',
  ן: 'n',
  ס: 's',
  ע: 'a',
  פ: 'p',
  ף: 'f',
  צ: 'tz',
  ץ: 'tz',
  ק: 'k',
  ר: 'r',
  ש: 'sh',
  ת: 't',
};
const WITH_GERESH: Record<string, string> = {
  "ג'": 'j',
  'ג׳': 'j',
  "צ'": 'ch',
  'צ׳': 'ch',
  "ז'": 'zh',
  'ז׳': 'zh',
};

const latinWord = (word: string): string => {
  const known = WORDS[word];
  if (known) return known;
  return word
    .replace(/[גצז]['׳]/g, (pair) => WITH_GERESH[pair] ?? '')
    .replace(/[א-ת]/g, (letter) => LETTERS[letter] ?? '');
};

const fitted = (name: string): string =>
  name
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .slice(0, USERNAME_LONGEST)
    .replace(/^-+|-+$/g, '');

/** A suggested username for the store's address: "קייטרינג סבתא ג׳ולי" → "catering-savta-joli". Empty when nothing is left. */
export const suggestUsername = (businessName: string): string => {
  const words = tidy(businessName)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0591-\u05C7]/g, (mark) => (mark === '\u05BE' ? ' ' : ''))
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/["״”“]/g, '')
    .split(/[\s\-–—_.,/+]+/)
    .filter(Boolean);
  const name = fitted(words.map(latinWord).filter(Boolean).join('-'));
  return name.length >= SHORTEST ? name : '';
};

/** Others near it, for when it is taken: with the city, then with numbers. */
export const otherUsernames = (username: string, city: string): string[] => {
  const place = suggestUsername(city);
  const numbered = [2, 3, 4].map((number) => `${username.slice(0, USERNAME_LONGEST - 2)}-${number}`);
  return [...(place ? [fitted(`${username}-${place}`)] : []), ...numbered].filter(
    (one, at, all) => one.length >= SHORTEST && one !== username && all.indexOf(one) === at,
  );
};
