import { searchKey } from '@smachot/kernel';
import { LISTS, type WordKind } from './chat-lists';

export type { WordKind } from './chat-lists';

/** Normalized key of a word: variants of apostrophes, dashes, accents, vowel marks and final letters become one. */
export const wordKey = (text: string): string =>
  searchKey(text.replace(/[-–—−־]/g, ' '))
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u200c\u200d]/gu, '')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .trim();

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean).map(wordKey);

/** Kind of each word. The first list that contains the word decides: `declined` precedes all others. */
const KINDS = new Map<string, WordKind>();
for (const [kind, list] of Object.entries(LISTS))
  for (const word of wordsOf(list)) if (!KINDS.has(word)) KINDS.set(word, kind as WordKind);

const NUMBERS = new Map<string, number>(
  (
    [
      [0, 'אפס zero ноль صفر'],
      [1, 'אחד אחת one לבד alone לבדי один одна وحدي لوحدي واحد'],
      [2, 'שניים שתיים שני שתי שנינו שתינו זוג two couple both два две двое вдвоем اثنين اثنان تنين اتنين'],
      [3, 'שלוש שלושה שלושתנו three три трое втроем ثلاثه ثلاث تلاته'],
      [4, 'ארבע ארבעה ארבעתנו four четыре четверо вчетвером اربعه اربع'],
      [5, 'חמש חמישה חמישתנו five пять пятеро впятером خمسه خمس'],
      [6, 'שש שישה ששתנו six шесть шестеро سته ست'],
      [7, 'שבע שבעה שבעתנו seven семь семеро سبعه سبع'],
      [8, 'שמונה שמונתנו eight восемь восьмеро ثمانيه تمانيه ثماني'],
      [9, 'תשע תשעה nine девять تسعه تسع'],
      [10, 'עשר עשרה ten десять عشره عشر'],
    ] as const
  ).flatMap(([value, names]) => wordsOf(names).map((name): [string, number] => [name, value])),
);

export const kindOf = (word: string): WordKind | undefined => KINDS.get(word);
export const numberOf = (word: string): number | undefined =>
  /^\d{1,3}$/.test(word) ? Number(word) : NUMBERS.get(word);

const stems = (list: string): RegExp => new RegExp(`(?:^| )[והבלמ]?(?:${wordsOf(list).join('|')})`, 'u');
/** Stems of requests to a kitchen or a hall; the rest of the word does not matter. */
export const WISH = stems(
  [
    'אלרגי צמחונ טבעונ גלוטן צליאק כשר מהדרין בדץ כיסא כסא גלגלים נגיש לקטוז אגוז בוטנ סוכרת סוכרתי רגישו רגיש הריון היריון בהריון שומשום בשר דגים ביצים חלב',
    'vegan vegetarian gluten celiac coeliac allerg kosher glatt lactose wheelchair nuts peanut dairy diabet highchair pregnan halal sesame',
    'глютен аллерг вегетариан веган кошер инвалидн коляск орех лактоз диабет беременн',
    'حساسيه نباتي غلوتين جلوتين كرسي حلال مكسرات سكري لاكتوز',
  ].join(' '),
);
