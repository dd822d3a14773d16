import { pluralGaps, textGaps } from '@smachot/web-platform';
import ar from './ar.json';
import en from './en.json';
import he from './he.json';
import ru from './ru.json';

it('says the same in Hebrew and in English', () => {
  expect(textGaps(he, en)).toEqual([]);
});

it('says the same in Russian, with all plural forms', () => {
  expect(textGaps(he, ru)).toEqual([]);
  expect(pluralGaps(ru, 'ru')).toEqual([]);
});
it('says the same in Arabic, with all plural forms', () => {
  expect(textGaps(he, ar)).toEqual([]);
  expect(pluralGaps(ar, 'ar')).toEqual([]);
});
