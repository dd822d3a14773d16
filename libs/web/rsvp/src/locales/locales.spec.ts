import i18next from 'i18next';
import en from './en.json';
import he from './he.json';

describe('the texts of this feature', () => {
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
});
