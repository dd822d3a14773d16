import { gematriya } from '@hebcal/hdate';
import { type Language, problems } from '@smachot/contracts';
import ar from './locales/problems.ar.json';
import en from './locales/problems.en.json';
import he from './locales/problems.he.json';
import ru from './locales/problems.ru.json';
import {
  chooseLanguage,
  formatDays,
  formatEstimate,
  formatMoney,
  formatTime,
  formatShortDate,
  formatUntil,
  plain,
  problemMessage,
  formatHebrewDate,
  hebrewNumeral,
  withHebrewPrefix,
} from './index';

it('has a sentence in both languages for every problem code', () => {
  expect(Object.keys(he).sort()).toEqual(Object.keys(en).sort());
  expect(Object.keys(problems).filter((code) => !(code in he))).toEqual([]);
});
it('has the same sentences in Russian, with their values', () => {
  expect(Object.keys(ru)).toEqual(Object.keys(he));
  const values = (text: string) => [...text.matchAll(/{\w+}/g)].map(([name]) => name);
  const hebrew: Record<string, string> = he;
  for (const [code, text] of Object.entries(ru)) expect(values(text)).toEqual(values(hebrew[code]!));
});
it('has the same sentences in Arabic, with their values', () => {
  expect(Object.keys(ar)).toEqual(Object.keys(he));
  const values = (text: string) => [...text.matchAll(/{\w+}/g)].map(([name]) => name);
  const hebrew: Record<string, string> = he;
  for (const [code, text] of Object.entries(ar)) expect(values(text)).toEqual(values(hebrew[code]!));
});
it('falls back to the general sentence', () =>
  expect(problemMessage('no.such.code', 'en')).toBe('Something went wrong'));
it.each([
  [undefined, 'he'],
  ['en-US,en;q=0.9', 'en'],
  ['iw', 'he'],
  ['fr,ru', 'ru'],
  ['ar-IL,he;q=0.8', 'ar'],
  ['fr', 'he'],
])('chooses for %s the language %s', (header, language) => expect(chooseLanguage(header)).toBe(language));
it('strips the invisible marks of Intl', () =>
  expect(plain(formatMoney(123450, 'he'))).toMatch(/^1,234\.50 ₪$/));
it.each([
  ['he', 'EUR', '268 €'],
  ['he', 'USD', '273 $'],
  ['en', 'EUR', '€268'],
  ['en', 'USD', '$273'],
] as const)('estimates in %s, %s: whole and rounded up', (language, currency, text) =>
  expect(plain(formatEstimate(100_000, currency, currency === 'EUR' ? 3.7435 : 3.672, language))).toBe(text),
);
it('says a number of days as people do', () => {
  const said = (language: Language, ...counts: number[]) =>
    counts.map((count) => formatDays(count, language));
  expect(said('he', 1, 2, 3, 11)).toEqual(['יום אחד', 'יומיים', '3 ימים', '11 יום']);
  expect(said('en', 1, 2)).toEqual(['one day', '2 days']);
  expect(said('ru', 1, 2, 5, 21)).toEqual(['1 день', '2 дня', '5 дней', '21 день']);
  expect(said('ar', 1, 2, 3, 11)).toEqual(['يوم واحد', 'يومان', '3 أيام', '11 يوما']);
});
it('shows the clock of Israel', () =>
  expect(formatTime(new Date('2026-12-17T17:30:00Z'), 'he')).toBe('19:30'));

it.each([
  ['field.required', 'This field is required'],
  ['field.digits_only', 'This field can only contain digits'],
  ['digits.exact:9', 'Must be exactly 9 digits'],
  ['digits.between:2:10', 'Must be between 2 and 10 digits'],
  ['number.at_most:1000000', '1,000,000 at most'],
  ['number.at_least:0.5', '0.5 at least'],
  ['email.invalid', 'Invalid email'],
  ['password.mismatch', 'Passwords do not match'],
  ['otp.six_digits', 'The code must be 6 digits'],
  ['terms.required', 'You must agree to the terms of service to sign up'],
  ['not_found', 'Not Found'],
  ['server.unexpected', 'Something went wrong'],
  ['otp.mismatch', 'Oops, Something went wrong and this code is not working. Request a new code'],
])('says %s as the specification does', (code, sentence) =>
  expect(problemMessage(code, 'en')).toBe(sentence),
);
it.each(['digits.exact:9', 'digits.between:2:10'])('fills %s in Hebrew too', (code) =>
  expect(problemMessage(code, 'he')).toMatch(/^צריך [^{}]*\d/),
);

describe('an end', () => {
  it.each([
    ['2026-12-12T22:00:00Z', 'he', 'סוף שבת, 12 בדצמבר'],
    ['2026-12-12T22:00:00Z', 'en', 'the end of Sat, 12 December'],
    ['2026-12-12T22:00:00Z', 'ru', 'конца дня сб, 12 декабря'],
    ['2026-12-12T22:00:00Z', 'ar', 'نهاية السبت، 12 ديسمبر'],
    ['2026-12-12T17:30:00Z', 'he', 'שבת, 12 בדצמבר, 19:30'],
  ] as const)('%s in %s is %s', (instant, language, words) =>
    expect(formatUntil(new Date(instant), language)).toBe(words),
  );
});

describe('a day without its year', () => {
  const day = new Date('2027-12-17T17:00:00Z');
  it.each([
    ['2027-11-29T10:00:00Z', 'he', 'יום ו׳, 17 בדצמבר'],
    ['2027-02-21T10:00:00Z', 'he', 'יום ו׳, 17 בדצמבר'],
    ['2027-02-19T10:00:00Z', 'he', 'יום ו׳, 17 בדצמבר 2027'],
    ['2026-11-29T10:00:00Z', 'en', 'Fri, 17 December 2027'],
    ['2026-11-29T10:00:00Z', 'ru', 'пт, 17 декабря 2027 г.'],
    ['2026-11-29T10:00:00Z', 'ar', 'الجمعة، 17 ديسمبر 2027'],
    ['2028-12-01T10:00:00Z', 'he', 'יום ו׳, 17 בדצמבר 2027'],
  ] as const)('read on %s in %s is %s', (readAt, language, words) =>
    expect(formatShortDate(day, language, new Date(readAt))).toBe(words),
  );
  it('is said with it after "until" too', () =>
    expect(formatUntil(day, 'he', new Date('2026-11-29T10:00:00Z'))).toBe('יום ו׳, 17 בדצמבר 2027, 19:00'));
});

it.each([
  ['ל', 'יום ה׳, 17 בדצמבר', 'ליום ה׳, 17 בדצמבר'],
  ['ב', 'סוף שבת, 12 בדצמבר', 'בסוף שבת, 12 בדצמבר'],
  ['ל', '17.12.2099', 'ל־17.12.2099'],
] as const)('%s before "%s" is written "%s"', (letter, said, written) =>
  expect(withHebrewPrefix(letter, said)).toBe(written),
);

describe('Hebrew dates', () => {
  it.each([
    ['2026-12-15T17:30:00Z', 'ה׳ בטבת תשפ״ז'],
    ['2026-12-26T10:00:00Z', 'ט״ז בטבת תשפ״ז'],
    ['2026-12-25T10:00:00Z', 'ט״ו בטבת תשפ״ז'],
    ['2027-02-10T10:00:00Z', 'ג׳ באדר א׳ תשפ״ז'],
    ['2023-09-16T10:00:00Z', 'א׳ בתשרי תשפ״ד'],
    ['2027-01-26T10:00:00Z', 'י״ח בשבט תשפ״ז'],
    ['2040-09-09T10:00:00Z', 'ב׳ בתשרי תת״א'],
  ])('%s is %s, in letters', (instant, words) => expect(formatHebrewDate(new Date(instant))).toBe(words));
  it('writes every day of a month and the years 5700 to 5899 as a library made for it does', () => {
    const days = Array.from({ length: 30 }, (_, at) => at + 1);
    const years = Array.from({ length: 200 }, (_, at) => 5700 + at);
    for (const number of [...days, ...years]) expect(hebrewNumeral(number)).toBe(gematriya(number));
  });
});
