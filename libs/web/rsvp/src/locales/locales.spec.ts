import { pluralGaps, textGaps } from '@smachot/web-platform';
import i18next from 'i18next';
import ar from './ar.json';
import en from './en.json';
import he from './he.json';
import ru from './ru.json';

describe('the texts of this feature', () => {
  it('say the same in Hebrew and English', () => {
    expect(textGaps(he, en)).toEqual([]);
  });

  it('say the same in Russian, in every form it counts with', () => {
    expect(textGaps(he, ru)).toEqual([]);
    expect(pluralGaps(ru, 'ru')).toEqual([]);
  });

  describe('count as people do', () => {
    const texts = i18next.createInstance();
    beforeAll(() =>
      texts.init({
        resources: { he: { rsvp: he }, en: { rsvp: en } },
        lng: 'he',
        ns: ['rsvp'],
        defaultNS: 'rsvp',
      }),
    );

    it.each([
      ['desk.sendTo', 1, 'שליחה לאורח אחד'],
      ['desk.sendTo', 2, 'שליחה לשני אורחים'],
      ['desk.sendTo', 16, 'שליחה ל־16 אורחים'],
      ['desk.sendTo', 20, 'שליחה ל־20 אורחים'],
      ['dates.closesIn', 2, 'התשובות נסגרות בעוד יומיים'],
      ['dates.closesIn', 3, 'התשובות נסגרות בעוד 3 ימים'],
      ['dates.closesInMany', 23, 'התשובות נסגרות בעוד 23 יום'],
      ['seatCount', 1, 'מקום אחד'],
      [
        'delete.answered',
        12,
        '12 אורחים כבר ענו, והתשובות שלהם יימחקו. תשובות שהתקבלו דרך ההזמנה עדיין יחויבו.',
      ],
    ])('%s for %i in Hebrew', (key, count, words) => {
      expect(texts.getFixedT('he', 'rsvp')(key as 'seatCount', { count })).toBe(words);
    });

    it.each([
      ['desk.sendTo', 1, 'Send to 1 guest'],
      ['desk.sendTo', 2, 'Send to 2 guests'],
    ])('%s for %i in English', (key, count, words) => {
      expect(texts.getFixedT('en', 'rsvp')(key as 'seatCount', { count })).toBe(words);
    });
  });

  it('have a dual wherever Hebrew counts, because "2" in words is its own form', () => {
    const flat = (texts: object, prefix = ''): string[] =>
      Object.entries(texts).flatMap(([key, value]) =>
        typeof value === 'string' ? [prefix + key] : flat(value as object, `${prefix}${key}.`),
      );
    const keys = flat(he);
    const counted = keys.filter((key) => key.endsWith('_other')).map((key) => key.replace(/_other$/, ''));
    for (const key of counted) expect(keys).toEqual(expect.arrayContaining([`${key}_one`, `${key}_two`]));
  });
});

it('says the same in Arabic, with every plural form', () => {
  expect(textGaps(he, ar)).toEqual([]);
  expect(pluralGaps(ar, 'ar')).toEqual([]);
});
