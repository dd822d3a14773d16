import { pluralGaps, textGaps } from './parity';

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

it('finds plural forms that a language needs and those it never reads', () => {
  const russian = {
    guests_one: '{{count}} гость',
    guests_few: '{{count}} гостя',
    guests_many: '{{count}} гостей',
    guests_other: '{{count}} гостя',
  };
  expect(pluralGaps({ a: { ...russian, guests_zero: 'никого' } }, 'ru')).toEqual([]);
  expect(pluralGaps(russian, 'en')).toEqual(['en never reads guests_few', 'en never reads guests_many']);
  expect(pluralGaps(russian, 'ar')).toEqual(['no _zero for guests', 'no _two for guests']);
  expect(pluralGaps({ ...russian, guests_many: 'гостей' }, 'ru')).toEqual(['variables differ: guests_many']);
});
