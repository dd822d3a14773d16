import en from '../locales/en.json';
import he from '../locales/he.json';
import { textGaps } from './parity';

it('says the same in Hebrew and in English', () => expect(textGaps(he, en)).toEqual([]));

it('finds what is missing, empty or different', () => {
  expect(textGaps({ a: 'א', b: { c: 'ב' } }, { a: 'a' })).toEqual(['only in the first: b.c']);
  expect(textGaps({ a: '' }, { a: 'a' })).toEqual(['empty: a']);
  expect(textGaps({ a: '{{name}}' }, { a: '{{names}}' })).toEqual(['variables differ: a']);
});

it('lets plural forms differ between languages', () => {
  const hebrew = { guests_one: 'אורח אחד', guests_two: 'שני אורחים', guests_other: '{{count}} אורחים' };
  expect(textGaps(hebrew, { guests_one: 'one guest', guests_other: '{{count}} guests' })).toEqual([]);
  expect(textGaps(hebrew, { guests_one: 'one guest' })).toContain('no _other for guests_one');
});
