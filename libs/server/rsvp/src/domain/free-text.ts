import { searchKey } from '@smachot/kernel';
import type { Attending } from './answers';

/** What a plain sentence says. `number` counts the writer himself. */
export type Understood = { attending?: Attending; number?: number };

const words = (text: string): string[] => text.split(/\s+/).map(searchKey);
const YES = new Set(
  words(
    'כן מגיע מגיעה מגיעים מגיעות נגיע אגיע בא באה באים באות נבוא אבוא בטח ברור בוודאי מאשר מאשרת מאשרים מאשרות yes yep yeah yea y sure coming attending definitely',
  ).concat('👍', '✅'),
);
const NO = new Set(words('לא אינני no nope n not cant cannot wont dont declined').concat('❌'));
/** Only together with a no: "can't", "will not be able". */
const ABLE = new Set(
  words('יכול יכולה יכולים יכולות נוכל אוכל אוכלת להגיע לבוא מסתדר מסתדרת make it able come'),
);
const UNSURE = new Set(words('אולי maybe perhaps possibly'));
/** Only together with a no: "don't know yet", "not sure". */
const KNOWING = new Set(words('יודע יודעת יודעים יודעות בטוח בטוחה בטוחים בטוחות know sure certain'));
const FILLERS = new Set(
  words(
    'אנחנו אני נהיה אהיה אנשים איש נפשות אורחים סהכ בסך הכל הכול ביחד של עם תודה רבה מאוד היי הי שלום לצערי לצערנו חבל עוד עדיין בשמחה בכיף גם יחד מזל טוב אז את ה we are will be i am im people persons person guests of us thanks thank you very much hi hello sorry the to so yet still total together with pleasure gladly course',
  ),
);
const NUMBERS = new Map<string, number>(
  (
    [
      [1, 'אחד אחת one לבד'],
      [2, 'שניים שתיים שני שתי שנינו זוג two couple'],
      [3, 'שלוש שלושה שלושתנו three'],
      [4, 'ארבע ארבעה ארבעתנו four'],
      [5, 'חמש חמישה five'],
      [6, 'שש שישה six'],
      [7, 'שבע שבעה seven'],
      [8, 'שמונה eight'],
      [9, 'תשע תשעה nine'],
      [10, 'עשר עשרה ten'],
    ] as const
  ).flatMap(([value, names]) => words(names).map((name): [string, number] => [name, value])),
);
const MOST = 200;

const SIGNS = new Set(['👍', '✅', '❌']);
const tokensOf = (text: string): string[] =>
  searchKey(text)
    .replace(/\p{Extended_Pictographic}/gu, (sign) => (SIGNS.has(sign) ? ` ${sign} ` : ' '))
    .replace(/[.,!?;:()~*_\uFE0F]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

const numberOf = (token: string): number | undefined =>
  /^\d{1,3}$/.test(token) ? Number(token) : NUMBERS.get(token);

/**
 * Understands plain yes, no, maybe and numbers in Hebrew and English; undefined for whatever has a word it does not
 * know, since a guess here moves seats and money.
 */
export const readFreeText = (text: string): Understood | undefined => {
  const tokens = tokensOf(text);
  const any = (set: Set<string>): boolean => tokens.some((token) => set.has(token));
  const numbers = tokens.map(numberOf).filter((number) => number !== undefined);
  const known = tokens.every(
    (token) =>
      [YES, NO, ABLE, UNSURE, KNOWING, FILLERS].some((set) => set.has(token)) ||
      numberOf(token) !== undefined,
  );
  if (!known || numbers.length > 1) return undefined;
  const [number] = numbers;
  if (number !== undefined && number > MOST) return undefined;
  const attending = attendingOf(any(YES), any(NO), any(UNSURE), any(NO) && any(KNOWING));
  if (number === 0)
    return attending === undefined || attending === 'declined' ? { attending: 'declined' } : undefined;
  if (number !== undefined && (attending === 'declined' || attending === 'maybe')) return undefined;
  if (number !== undefined) return { attending: 'confirmed', number };
  return attending && { attending };
};

const attendingOf = (
  yes: boolean,
  no: boolean,
  unsure: boolean,
  unknowing: boolean,
): Attending | undefined => {
  if (unsure || unknowing) return 'maybe';
  if (no) return 'declined';
  return yes ? 'confirmed' : undefined;
};

const NOTHING = new Set(words('אין כלום לא ללא no none nothing'));
/** Whether a text says there are no requests. */
export const saysNothing = (text: string): boolean => {
  const tokens = tokensOf(text).filter((token) => !FILLERS.has(token));
  return (
    tokens.length > 0 &&
    tokens.length <= 3 &&
    tokens.every(
      (token) => NOTHING.has(token) || searchKey('בקשות מיוחדות requests special').split(' ').includes(token),
    )
  );
};

const STRANGER = [
  /(?:^| )לא מכיר/,
  /don'?t know (?:you|this|the host|them)/i,
  /מספר (?:שגוי|לא נכון)/,
  /wrong number/i,
].map((pattern) => new RegExp(pattern.source, 'iu'));
/** "I don't know this host", or a wrong number: counts against whoever wrote. */
export const saysStranger = (text: string): boolean => STRANGER.some((pattern) => pattern.test(text));
