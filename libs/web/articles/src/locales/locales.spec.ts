import { textGaps } from '@smachot/web-platform';
import en from './en.json';
import he from './he.json';

it('says the same in Hebrew and in English', () => {
  expect(textGaps(he, en)).toEqual([]);
});
