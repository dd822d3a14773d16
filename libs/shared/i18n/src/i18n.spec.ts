import { problems } from '@smachot/contracts';
import en from './locales/problems.en.json';
import he from './locales/problems.he.json';
import { chooseLanguage, formatMoney, formatTime, plain, problemMessage } from './index';

it('has a sentence in both languages for every problem code', () => {
  expect(Object.keys(he).sort()).toEqual(Object.keys(en).sort());
  expect(Object.keys(problems).filter((code) => !(code in he))).toEqual([]);
});
it('falls back to the general sentence', () => expect(problemMessage('no.such.code', 'en')).toBe('Something went wrong'));
it.each([
  [undefined, 'he'],
  ['en-US,en;q=0.9', 'en'],
  ['iw', 'he'],
  ['fr,ru', 'he'],
])('chooses for %s the language %s', (header, language) => expect(chooseLanguage(header)).toBe(language));
it('strips the invisible marks of Intl', () => expect(plain(formatMoney(123450, 'he'))).toMatch(/^1,234\.50 ₪$/));
it('shows the clock of Israel', () => expect(formatTime(new Date('2026-12-17T17:30:00Z'), 'he')).toBe('19:30'));
