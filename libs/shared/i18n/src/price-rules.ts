import type { Language, PriceChange, PriceRule, PriceSeason } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { formatDate, formatShekels } from './format';

type Words = {
  days: readonly string[];
  one: (day: string) => string;
  comma: string;
  and: (before: string, last: string) => string;
  dayOfYear: (day: Date) => string;
  between: (from: string, to: string) => string;
  more: (percent: number) => string;
  less: (percent: number) => string;
  each: (sum: string) => string;
  baseAndEach: (base: string, each: string) => string;
};

const dayOfYear = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long' });
  return (day: Date) => format.format(day);
};

const hebrew: Words = {
  days: ['ראשון', 'שני', 'שלישי', 'רביעי', 'חמישי', 'שישי', 'שבת', 'מוצאי שבת'],
  one: (day) => (day.includes('שבת') ? day : `יום ${day}`),
  comma: ', ',
  and: (before, last) => `${before} ו${last}`,
  dayOfYear: dayOfYear('he-IL'),
  between: (from, to) => `${from} עד ${to}`,
  more: (percent) => `תוספת של ${percent}%`,
  less: (percent) => `הנחה של ${percent}%`,
  each: (sum) => `${sum} למשתתף`,
  baseAndEach: (base, each) => `${base} ועוד ${each} למשתתף`,
};
const english: Words = {
  days: [
    ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    ...['Saturday', 'Saturday night'],
  ],
  one: (day) => day,
  comma: ', ',
  and: (before, last) => `${before} and ${last}`,
  dayOfYear: dayOfYear('en-GB'),
  between: (from, to) => `${from} to ${to}`,
  more: (percent) => `${percent}% more`,
  less: (percent) => `${percent}% off`,
  each: (sum) => `${sum} per guest`,
  baseAndEach: (base, each) => `${base} and ${each} per guest`,
};
const russian: Words = {
  days: [
    ...['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница'],
    ...['суббота', 'исход субботы'],
  ],
  one: (day) => day,
  comma: ', ',
  and: (before, last) => `${before} и ${last}`,
  dayOfYear: dayOfYear('ru-IL'),
  between: (from, to) => `с ${from} по ${to}`,
  more: (percent) => `надбавка ${percent}%`,
  less: (percent) => `скидка ${percent}%`,
  each: (sum) => `${sum} за гостя`,
  baseAndEach: (base, each) => `${base} и ещё ${each} за гостя`,
};
const arabic: Words = {
  days: [...['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة'], ...['السبت', 'مساء السبت']],
  one: (day) => day,
  comma: '، ',
  and: (before, last) => `${before} و${last}`,
  dayOfYear: dayOfYear('ar-IL-u-nu-latn'),
  between: (from, to) => `من ${from} إلى ${to}`,
  more: (percent) => `زيادة ${percent}%`,
  less: (percent) => `خصم ${percent}%`,
  each: (sum) => `${sum} للضيف`,
  baseAndEach: (base, each) => `${base} بالإضافة إلى ${each} للضيف`,
};
const WORDS: Record<Language, Words> = { he: hebrew, en: english, ru: russian, ar: arabic };
const wordsIn = (language: Language): Words => WORDS[language];

/** "Thursday", "Friday and Saturday night": days as `PriceDay` numbers them. */
export const priceDayWords = (days: readonly number[], language: Language): string => {
  const words = wordsIn(language);
  const names = [...days].sort((a, b) => a - b).map((day) => words.days[day] ?? '');
  const last = names.pop() ?? '';
  return names.length ? words.and(names.join(words.comma), last) : words.one(last);
};

/** "1 July to 31 August". */
const priceSeasonWords = ({ recurs, from, to }: PriceSeason, language: Language): string => {
  const words = wordsIn(language);
  const said = (day: string) =>
    recurs === 'yearly'
      ? words.dayOfYear(new Date(`2024-${day}T00:00:00Z`))
      : isolate(formatDate(new Date(`${day}T12:00:00Z`), language));
  return from === to ? said(from) : words.between(said(from), said(to));
};

/** When a rule of a price holds. */
export const priceRuleWords = ({ days, season }: PriceRule, language: Language): string =>
  [
    ...(days.length ? [priceDayWords(days, language)] : []),
    ...(season ? [priceSeasonWords(season, language)] : []),
  ].join(wordsIn(language).comma);

/** The price change of a rule, in words. */
export const priceChangeWords = (change: PriceChange, language: Language): string => {
  const words = wordsIn(language);
  if (change.type === 'percent')
    return change.percent < 0 ? words.less(-change.percent) : words.more(change.percent);
  const sum = (shekels: number) => formatShekels(shekels, language);
  const { price, pricePerParticipant: each } = change;
  if (!each) return sum(price);
  return price ? words.baseAndEach(sum(price), sum(each)) : words.each(sum(each));
};
