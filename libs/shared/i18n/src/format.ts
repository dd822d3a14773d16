import type { ForeignCurrency, Language } from '@smachot/contracts';
import { DAY_MS, ISRAEL, toForeignUnits } from '@smachot/kernel';

const LOCALES: Record<Language, string> = { he: 'he-IL', en: 'en-IL', ru: 'ru-IL', ar: 'ar-IL-u-nu-latn' };

const memo = <T>(make: (locale: string) => T) => {
  const made = new Map<string, T>();
  return (language: Language): T => {
    const locale = LOCALES[language];
    const known = made.get(locale);
    if (known) return known;
    const fresh = make(locale);
    made.set(locale, fresh);
    return fresh;
  };
};

const whole = memo(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'ILS', maximumFractionDigits: 0 }),
);
const exact = memo((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'ILS' }));

/** Agorot to "₪12" or "₪12.50". Intl puts invisible marks in Hebrew; they are right on screens. */
export const formatMoney = (agorot: number, language: Language): string =>
  (agorot % 100 === 0 ? whole(language) : exact(language)).format(agorot / 100);
/** The same for fields the wire carries as decimal shekels. */
export const formatShekels = (shekels: number, language: Language): string =>
  formatMoney(Math.round(shekels * 100), language);

const estimates = {
  EUR: memo(
    (locale) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
  ),
  USD: memo(
    (locale) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      }),
  ),
};
/** Agorot as "€124": whole units, rounded up. @param rate shekels for one unit */
export const formatEstimate = (
  agorot: number,
  currency: ForeignCurrency,
  rate: number,
  language: Language,
): string => estimates[currency](language).format(toForeignUnits(agorot, rate));

/** Without the invisible marks and no-break spaces of Intl: for exports, PDFs' inputs and the clipboard. */
export const plain = (formatted: string): string =>
  formatted.replace(/[\u200E\u200F\u061C]/g, '').replace(/[\u00A0\u202F]/g, ' ');

const dates = (options: Intl.DateTimeFormatOptions) =>
  memo(
    (locale) => new Intl.DateTimeFormat(locale, { timeZone: ISRAEL, numberingSystem: 'latn', ...options }),
  );
const DAY_AND_MONTH = { weekday: 'short', day: 'numeric', month: 'long' } as const;
const WITH_YEAR = { ...DAY_AND_MONTH, year: 'numeric' } as const;
const long = dates({ ...WITH_YEAR, weekday: 'long' });
const short = dates(DAY_AND_MONTH);
const shortWithYear = dates(WITH_YEAR);
const numeric = dates({ day: '2-digit', month: '2-digit', year: 'numeric' });
const time = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** יום חמישי, 17 בדצמבר 2026 */
export const formatLongDate = (instant: Date, language: Language): string => long(language).format(instant);
const SAME_YEAR_MS = 300 * DAY_MS;
/** Whether a day without its year is easily taken for the same day of another year: from 300 days on. */
export const needsYear = (instant: Date, readAt: Date): boolean =>
  Math.abs(instant.getTime() - readAt.getTime()) >= SAME_YEAR_MS;
/** יום ה׳, 17 בדצמבר; with its year where the day it is read on is so far away that it needs it. */
export const formatShortDate = (instant: Date, language: Language, readAt?: Date): string =>
  (readAt && needsYear(instant, readAt) ? shortWithYear : short)(language).format(instant);
/** 17.12.2026 */
export const formatDate = (instant: Date, language: Language): string => numeric(language).format(instant);
const HEBREW_LETTERS: readonly [number, string][] = [
  [400, 'ת'],
  [300, 'ש'],
  [200, 'ר'],
  [100, 'ק'],
  [90, 'צ'],
  [80, 'פ'],
  [70, 'ע'],
  [60, 'ס'],
  [50, 'נ'],
  [40, 'מ'],
  [30, 'ל'],
  [20, 'כ'],
  [10, 'י'],
  [9, 'ט'],
  [8, 'ח'],
  [7, 'ז'],
  [6, 'ו'],
  [5, 'ה'],
  [4, 'ד'],
  [3, 'ג'],
  [2, 'ב'],
  [1, 'א'],
];
/** A number as Hebrew dates write it: ה׳, ט״ו, תשפ״ז; the thousands of a year are left out. */
export const hebrewNumeral = (number: number): string => {
  let rest = number % 1000;
  let letters = '';
  for (const [value, letter] of HEBREW_LETTERS)
    while (rest >= value) {
      letters += letter;
      rest -= value;
    }
  // 15 and 16 are written 9+6 and 9+7: the plain letters are a name of God
  letters = letters.replace('יה', 'טו').replace('יו', 'טז');
  return letters.length === 1 ? `${letters}׳` : `${letters.slice(0, -1)}״${letters.slice(-1)}`;
};
let hebrew: Intl.DateTimeFormat | undefined;
/** ה׳ בטבת תשפ״ז: the Hebrew date of a day in Israel, in letters as on an invitation. */
export const formatHebrewDate = (instant: Date): string => {
  hebrew ??= new Intl.DateTimeFormat('he-u-ca-hebrew-nu-latn', {
    timeZone: ISRAEL,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const part = new Map(hebrew.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${hebrewNumeral(Number(part.get('day')))} ב${part.get('month')} ${hebrewNumeral(Number(part.get('year')))}`;
};
/** "milk, eggs"; Arabic has a comma of its own. */
export const formatList = (words: readonly string[], language: Language): string =>
  words.join(language === 'ar' ? '، ' : ', ');
/** 19:30, on a clock in Israel */
export const formatTime = (instant: Date, language: Language): string => time(language).format(instant);
/** A Hebrew letter before a word, and with a hyphen before anything else: "ליום ה׳, 17 בדצמבר", "ל־17.12.2099". */
export const withHebrewPrefix = (letter: 'ב' | 'ל', said: string): string =>
  /^[א-ת]/.test(said) ? `${letter}${said}` : `${letter}־${said}`;
