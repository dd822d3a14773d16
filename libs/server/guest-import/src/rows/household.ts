import { searchKey } from '@smachot/kernel';
import { MAX_SEATS } from './cell-readings';
import { nameKeyOf, tidyCell } from './plain-text';

/** `seats` is null when the name does not contain a number of people; `said`: the number was written, not guessed. */
export type NameCell = { name: string; seats: number | null; said: boolean };

// A word that begins with "and" is a second person only if the rest is a first name: in וייס and ורד it is not.
const FIRST_NAMES = new Set(
  'אבי אביב אביגיל אביטל אבנר אברהם אברהמ אדי אהרון אורה אורי אוריה אוריאל אורית אורלי אורן אופיר אופק אושרי אילן אילנה איל אייל איילת איתי איתמר איתן אלה אלון אלונה אלי אליהו אליעזר אלינור אלכס אלמוג אמיר אמנון אנה אנט אסנת אסף אסתר אפרים אפרת אריאל אריאלה אריה ארז אשר בועז בטי בני בנימין ברוך ברק בתיה גבי גד גדי גיא גיל גילה גילי גלי גלית גל גלעד גרשון דב דביר דבורה דוד דודי דויד דורון דורית דור דינה דליה דלית דן דנה דני דניאל דפנה הדס הדר הודיה הילה הילי הלל הראל זהבה זיו זאב חגית חווה חיים חן חנה חנן טובה טל טלי טליה יאיר יהב יהודה יהודית יהונתן יואב יואל יובל יוכבד יונה יוני יונתן יוסי יוסף יעל יעקב יערה יפה יפעת יצחק ירדן ירון ישי ישראל כרמית כרמל ליאור ליאורה ליאת ליהי לילך לימור לינוי לירון לאה מאור מאיה מאיר מאירה מוטי מור מורן מיה מיטל מיכאל מיכאלה מיכל מירב מירי מירית מלכה מנחם מרדכי מרים משה נדב נווה נועה נועם נופר נחום נטע נטלי ניסים ניר נירית נמרוד נעמה נעמי נתן נתנאל סיגל סיגלית סיון סימה סמדר ספיר עדי עדינה עדן עודד עוז עומר עומרי עופר עופרה עידו עידית עידן עינב עינת עמוס עמית עמיר ענבל ענבר ענת ערן פנחס פנינה פרלה צבי צביה צביקה ציפי צפורה קובי קרן ראובן ראם רבקה רות רותם רותי רון רונה רוני רונית רונן רועי רז רחל רינה רמי רן רעות רענן רפי שגיא שגית שולה שולמית שושנה שחר שי שיר שירה שירי שירן שלום שלומי שלומית שלמה שמואל שמעון שמרית שני שרה שרון שרית שקד תום תהילה תומר תמי תמיר תמר ויקי ורד וייוסי ייוסי ואיל'
    .split(' ')
    .map(searchKey),
);
const PARTNER = /^(?:אשתו|בעלה|רעייתו|רעיתו|בת|בן|בנ|זוגו|זוגתו)$/;
const HOUSEHOLD = /^(?:משפחת|משפחה|משפ|משפ'|משפ׳|הזוג|זוג|family|the)(?=\s)|\s(?:family|household)$/i;

const within = (seats: number): number | null => (seats >= 1 && seats <= MAX_SEATS ? seats : null);

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
const MAY_COUNT = /[\d+&]|ועוד|plus|\s(?:and|и)\s|\sו/iu;
const PLUS = /(?:\+|ועוד|plus)\s*(\d{1,2})\)?$/iu;
const TIMES = /\s[x×*]\s?(\d{1,2})$/iu;
/** "Parents + 3 children", "(2 adults and 1 child)": adults, who are two unless their number is written, and children. */
const ADULTS_AND_CHILDREN =
  /(?:(\d{1,2})\s*(?:מבוגרים|adults?)|הורים|זוג|parents|couple)\s*(?:\+|ועוד|ו-?|and|plus|&)\s*(\d{1,2})\s*(?:ילדים|ילד|ילדות|ילדה|kids?|child(?:ren)?)?\s*\)?$/iu;
const COMPANION = /(?:\+\s*(?:בן|בת)\s*זוג|\+\s*אחד|\+\s*אחת|plus one)$/iu;
const COUNTED = /(?<!\d)(\d{1,2})\s*(?:נפשות|איש|אנשים|מקומות|people|pax)?\s*[)\]]?$/iu;

/** Name before a count, without the bracket or dash between them; null when no name is left. */
const nameBefore = (text: string, index: number): string | null => {
  const name = text.slice(0, index).replace(/[\s([,–-]+$/, '');
  return /\p{L}/u.test(name) ? name : null;
};

/** Extracts the count from a name ("+2", "משפחת לוי 4", "(5)") and guesses couples. */
export const readNameCell = (raw: string): NameCell => {
  const text = tidyCell(raw);
  // A formula is kept as an odd name and is not read as a sum of people.
  if (text.startsWith('=') || !MAY_COUNT.test(text)) return { name: text, seats: null, said: false };
  const family = ADULTS_AND_CHILDREN.exec(text);
  const named = family && nameBefore(text, family.index);
  if (named) return { name: named, seats: within(Number(family[1] ?? 2) + Number(family[2])), said: true };
  const plus = PLUS.exec(text);
  const more = plus && nameBefore(text, plus.index);
  if (more) return { name: more, seats: within(countJoined(more) + Number(plus[1])), said: true };
  const times = TIMES.exec(text);
  const household = times && nameBefore(text, times.index);
  if (household) return { name: household, seats: within(Number(times[1])), said: true };
  const companion = COMPANION.exec(text);
  const single = companion && nameBefore(text, companion.index);
  if (single) return { name: single, seats: 2, said: true };
  const counted = COUNTED.exec(text);
  const seats = counted && within(Number(counted[1]));
  const name = seats ? nameBefore(text, counted.index) : null;
  // "אורח 12" is the twelfth guest, not twelve: a bare number counts people only beside a household.
  if (name && (/[)\]\p{L}]$/u.test(text) || HOUSEHOLD.test(name) || countJoined(name) > 1)) {
    return { name, seats, said: true };
  }
  const joined = countJoined(text);
  return { name: text, seats: joined > 1 ? joined : null, said: false };
};
