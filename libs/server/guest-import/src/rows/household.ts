import { searchKey } from '@smachot/kernel';
import { MAX_SEATS } from './cell-readings';
import { mayCountPeople, type PeopleTerm, readPeople } from './people-terms';
import { nameKeyOf, tidyCell } from './plain-text';

/**
 * `seats` is null when the name does not contain a number of people; `said`: the number was written, not guessed; `unclear`:
 * a bracket seems to say it and cannot be read.
 */
export type NameCell = { name: string; seats: number | null; said: boolean; unclear?: boolean };

// A word that begins with "and" is a second person only if the rest is a first name: in וייס and ורד it is not.
const FIRST_NAMES = new Set(
  'אבי אביב אביגיל אביטל אבנר אברהם אברהמ אדי אהרון אורה אורי אוריה אוריאל אורית אורלי אורן אופיר אופק אושרי אילן אילנה איל אייל איילת איתי איתמר איתן אלה אלון אלונה אלי אליהו אליעזר אלינור אלכס אלמוג אמיר אמנון אנה אנט אסנת אסף אסתר אפרים אפרת אריאל אריאלה אריה ארז אשר בועז בטי בני בנימין ברוך ברק בתיה גבי גד גדי גיא גיל גילה גילי גלי גלית גל גלעד גרשון דב דביר דבורה דוד דודי דויד דורון דורית דור דינה דליה דלית דן דנה דני דניאל דפנה הדס הדר הודיה הילה הילי הלל הראל זהבה זיו זאב חגית חווה חיים חן חנה חנן טובה טל טלי טליה יאיר יהב יהודה יהודית יהונתן יואב יואל יובל יוכבד יונה יוני יונתן יוסי יוסף יעל יעקב יערה יפה יפעת יצחק ירדן ירון ישי ישראל כרמית כרמל ליאור ליאורה ליאת ליהי לילך לימור לינוי לירון לאה מאור מאיה מאיר מאירה מוטי מור מורן מיה מיטל מיכאל מיכאלה מיכל מירב מירי מירית מלכה מנחם מרדכי מרים משה נדב נווה נועה נועם נופר נחום נטע נטלי ניסים ניר נירית נמרוד נעמה נעמי נתן נתנאל סיגל סיגלית סיון סימה סמדר ספיר עדי עדינה עדן עודד עוז עומר עומרי עופר עופרה עידו עידית עידן עינב עינת עמוס עמית עמיר ענבל ענבר ענת ערן פנחס פנינה פרלה צבי צביה צביקה ציפי צפורה קובי קרן ראובן ראם רבקה רות רותם רותי רון רונה רוני רונית רונן רועי רז רחל רינה רמי רן רעות רענן רפי שגיא שגית שולה שולמית שושנה שחר שי שיר שירה שירי שירן שלום שלומי שלומית שלמה שמואל שמעון שמרית שני שרה שרון שרית שקד תום תהילה תומר תמי תמיר תמר ויקי ורד וייוסי ייוסי ואיל'
    .split(' ')
    .map(searchKey),
);
const PARTNER = /^(?:אשתו|בעלה|רעייתו|רעיתו|בת|בן|בנ|זוגו|זוגתו)$/;
const HOUSEHOLD =
  /^(?:משפחת|משפחה|משפ|משפ'|משפ׳|הזוג|זוג|family|the|семья|عائلة)(?=\s)|\s(?:family|household)$/i;
const COUPLE = /^ה?זוג\s/;

const isSecondPerson = (word: string): boolean => {
  if (!word.startsWith('ו') || word.length < 3) return false;
  const rest = word.slice(1).replace(/^-/, '');
  return (
    PARTNER.test(rest) || FIRST_NAMES.has(rest) || (rest.startsWith('ו') && FIRST_NAMES.has(rest.slice(1)))
  );
};

/** Number of joined first names: "דנה ויוסי כהן", "John & Mary Smith", "דן + דנה". */
const countJoined = (name: string): number => {
  if (name.startsWith('=') || !/[&+ו]|\s(?:and|и)\s/i.test(name)) return 1;
  // The party they come from does not affect their number: "דנה לוי מהחתונה של נועה ויואב".
  const [own = ''] = name.split(/\s(?:של|מה\p{L}{3,}|from|of|\()(?=\s|\p{L}|$)/u, 1);
  const parts = own
    .split(/\s*[&+]\s*|,?\s+and\s+|\s+и\s+|\s+ו-?\s+|\s+ו-(?=\S)/i)
    .filter((part) => /\p{L}/u.test(part));
  const second = nameKeyOf(own).split(' ').slice(1).filter(isSecondPerson).length;
  const joined = parts.length + second;
  // "Linda, Barbara, and Elizabeth": commas separate people only if an "and" ends the list.
  const listed =
    joined > 1 ? (parts[0] ?? '').split(/,\s*/).filter((part) => /\p{L}/u.test(part)).length - 1 : 0;
  return joined + listed;
};

/** Fast check for a count: nearly all names contain none. */
const MAY_COUNT = /[\d+&([]|ועוד|plus|\s(?:and|и)\s|\s[\u05D5\u0648]/iu;
/** Signs between a name and a number of people. What is behind those of `plus` and `and` comes on top of the people of the name. */
const SIGN = new RegExp(
  [
    '(?<plus>\\s*[([]?\\s*\\+\\s*|\\s[([]?(?:ועוד|plus|עם|with|с|مع)\\s+)',
    '(?<and>\\s*&\\s*|\\s(?:and|и)\\s+|\\s[\\u05D5\\u0648]-?(?=\\S))',
    '(?<times>\\s[x×*]\\s?)',
    '(?<bracket>\\s*[([]\\s*)',
    '\\s*[,:–—-]\\s*|(?<!בן|בת)\\s',
  ].join('|'),
  'giu',
);
/** Maximum length of a sum of people, in characters. */
const LONGEST_SUM = 60;
/** "2+3" and "2 + 3" are five people; "2 +3" is a name that ends with a number, and three more. */
const PAIR = /^\d(\s?)\+\1\d{1,2}$/;

const isSeveral = (name: string): boolean => HOUSEHOLD.test(name) || countJoined(name) > 1;

/** Whether the terms behind the sign are a number of people and no part of the name. */
const isCount = (
  terms: PeopleTerm[],
  sign: Record<string, string | undefined>,
  name: string,
  rest: string,
): boolean => {
  const [first] = terms;
  const alone = terms.length === 1;
  if (sign.plus) return true;
  // "דן ואשתו" is how a couple is called.
  if (sign.and) return first!.counted || first!.kind === 'children';
  if (sign.times) return alone && first!.kind === 'bare';
  if (sign.bracket) return !alone || first!.counted;
  // "אורח 12" is the twelfth guest, not twelve: a bare number counts people only beside a household.
  if (first!.kind === 'bare')
    return (/^\d/.test(rest) && !/\d$/.test(name) && isSeveral(name)) || PAIR.test(rest);
  return !alone || first!.counted;
};

const sumOf = (terms: PeopleTerm[], kinds: PeopleTerm['kind'][]): number =>
  terms.reduce((sum, { kind, people }) => sum + (kinds.includes(kind) ? people : 0), 0);

/** People of the name and the terms: those behind a plus come on top, and a household is two adults unless its adults are named. */
const countPeople = (name: string, terms: PeopleTerm[], added: boolean): number => {
  const sum = sumOf(terms, ['adults', 'children', 'bare']);
  const named = added
    ? HOUSEHOLD.test(name) && sumOf(terms, ['adults']) > 1
    : terms.some(({ kind }) => kind !== 'children');
  if (named) return sum;
  const isCouple = COUPLE.test(name) || (HOUSEHOLD.test(name) && sumOf(terms, ['children']) > 0);
  return Math.max(isCouple ? 2 : 1, countJoined(name)) + sum;
};

const isOpen = (name: string): boolean =>
  Math.max(name.lastIndexOf('('), name.lastIndexOf('[')) >
  Math.max(name.lastIndexOf(')'), name.lastIndexOf(']'));

/** Reads a name with a sum of people behind it: "+2", "משפחת לוי 4", "(הורים + 3 ילדים)"; null when there is none. */
const readCounted = (text: string): NameCell | null => {
  const from = Math.max(0, text.length - LONGEST_SUM);
  for (const { 0: sign, index, groups } of text.slice(from).matchAll(SIGN)) {
    const [name, rest] = [text.slice(0, from + index), text.slice(from + index + sign.length)];
    const terms = /\p{L}/u.test(name) && !isOpen(name) ? readPeople(rest) : null;
    if (!terms || !isCount(terms, groups!, name, rest)) continue;
    const seats = countPeople(name, terms, Boolean(groups!.plus ?? groups!.and));
    if (seats >= 1 && seats <= MAX_SEATS) return { name, seats, said: true };
  }
  return null;
};

/** Extracts the count from a name and guesses couples. */
export const readNameCell = (raw: string): NameCell => {
  const text = tidyCell(raw);
  // A formula is kept as an odd name and is not read as a sum of people.
  if (text.startsWith('=') || !MAY_COUNT.test(text)) return { name: text, seats: null, said: false };
  const counted = readCounted(text);
  if (counted) return counted;
  const unclear = mayCountPeople(/[([]([^)\]]*)[)\]]/.exec(text.slice(-LONGEST_SUM))?.[1] ?? '');
  const joined = countJoined(text);
  return { name: text, seats: joined > 1 && !unclear ? joined : null, said: false, unclear };
};
