import type { PriceRule } from '@smachot/contracts';
import { plain } from './format';
import { priceChangeWords, priceDayWords, priceRuleWords } from './price-rules';

const unmarked = (text: string) => plain(text).replace(/[⁦-⁩]/g, '');
const rule = (days: number[], season: PriceRule['season'] = null): PriceRule => ({
  days,
  season,
  change: { type: 'percent', percent: 10 },
});

it.each(['he', 'en', 'ru', 'ar'] as const)('days are called as calendars call them: %s', (language) => {
  const calendar = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 3 January 2027 is a Sunday; a calendar in Hebrew says "day of Shabbat", people do not
  for (let day = 0; day < 7; day++)
    expect(priceDayWords([day], language)).toBe(
      calendar.format(new Date(Date.UTC(2027, 0, 3 + day))).replace('יום שבת', 'שבת'),
    );
});

it.each([
  [rule([4]), 'יום חמישי', 'Thursday'],
  [rule([7]), 'מוצאי שבת', 'Saturday night'],
  [rule([7, 5, 4]), 'חמישי, שישי ומוצאי שבת', 'Thursday, Friday and Saturday night'],
  [
    rule([], { recurs: 'yearly', from: '07-01', to: '08-31' }),
    '1 ביולי עד 31 באוגוסט',
    '1 July to 31 August',
  ],
  [
    rule([4], { recurs: 'once', from: '2026-12-04', to: '2026-12-12' }),
    'יום חמישי, 04.12.2026 עד 12.12.2026',
    'Thursday, 04/12/2026 to 12/12/2026',
  ],
  [rule([], { recurs: 'yearly', from: '12-31', to: '12-31' }), '31 בדצמבר', '31 December'],
])('%j in words', (one, he, en) => {
  expect(unmarked(priceRuleWords(one, 'he'))).toBe(he);
  expect(unmarked(priceRuleWords(one, 'en')).replaceAll('.', '/')).toBe(en);
});

it.each([
  [{ type: 'percent', percent: 15 }, 'תוספת של 15%', '15% more'],
  [{ type: 'percent', percent: -20 }, 'הנחה של 20%', '20% off'],
  [{ type: 'price', price: 0, pricePerParticipant: 95 }, '₪95 למשתתף', '₪95 per guest'],
  [{ type: 'price', price: 900, pricePerParticipant: 95 }, '₪900 ועוד ₪95 למשתתף', '₪900 and ₪95 per guest'],
  [{ type: 'price', price: 4_500, pricePerParticipant: 0 }, '₪4,500', '₪4,500'],
] as const)('%j in words', (change, he, en) => {
  const said = (language: 'he' | 'en') =>
    unmarked(priceChangeWords(change, language)).replace(/([\d,.]+) ?₪/g, '₪$1');
  expect(said('he')).toBe(he);
  expect(said('en')).toBe(en);
});

it('speaks Russian and Arabic', () => {
  const weekend = rule([5, 4, 7], { recurs: 'yearly', from: '07-01', to: '08-31' });
  expect(unmarked(priceRuleWords(weekend, 'ru'))).toBe(
    'четверг, пятница и исход субботы, с 1 июля по 31 августа',
  );
  expect(unmarked(priceRuleWords(weekend, 'ar'))).toBe('الخميس، الجمعة ومساء السبت، من 1 يوليو إلى 31 أغسطس');
  const price = { type: 'price', price: 4_500, pricePerParticipant: 95 } as const;
  expect(unmarked(priceChangeWords(price, 'ru'))).toBe('4 500 ₪ и ещё 95 ₪ за гостя');
  expect(unmarked(priceChangeWords(price, 'ar'))).toBe('4,500 ₪ بالإضافة إلى 95 ₪ للضيف');
});
