import { textGaps } from '@smachot/web-platform';
import en from './locales/en.json';
import he from './locales/he.json';

it('speaks both languages', () => expect(textGaps(he, en)).toEqual([]));
