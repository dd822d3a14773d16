import { pluralGaps, textGaps } from '@smachot/web-platform';
import ar from './ar.json';
import en from './en.json';
import he from './he.json';
import ru from './ru.json';

const flat = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : flat(value as object, `${prefix}${key}.`),
  );

it('says the same in Hebrew and English', () => expect(textGaps(he, en)).toEqual([]));

it('has a dual wherever Hebrew counts', () => {
  const keys = flat(he);
  const counted = keys.filter((key) => key.endsWith('_other')).map((key) => key.replace(/_other$/, ''));
  expect(counted.length).toBeGreaterThan(0);
  for (const key of counted) expect(keys).toEqual(expect.arrayContaining([`${key}_one`, `${key}_two`]));
});

it('says the same in Russian, with every plural form', () => {
  expect(textGaps(he, ru)).toEqual([]);
  expect(pluralGaps(ru, 'ru')).toEqual([]);
});

it('says the same in Arabic, with all plural forms', () => {
  expect(textGaps(he, ar)).toEqual([]);
  expect(pluralGaps(ar, 'ar')).toEqual([]);
});
