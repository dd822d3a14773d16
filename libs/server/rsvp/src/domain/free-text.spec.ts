import fc from 'fast-check';
import { readFreeText, saysNothing, saysStranger } from './free-text';

describe('what a plain text says', () => {
  it.each([
    ...[
      'כן',
      'כן!',
      'מגיעים 🎉',
      'בטח, נגיע',
      'מגיע בשמחה',
      'yes',
      'Yes, coming',
      'sure',
      '👍',
      'כן תודה רבה',
    ],
  ])('%s: comes', (text) => expect(readFreeText(text)).toEqual({ attending: 'confirmed' }));

  it.each([
    'לא',
    'לא נגיע',
    'לצערי לא נוכל להגיע',
    'no',
    "can't make it",
    'Sorry, we cannot come',
    'לא מגיעים',
    '❌',
    '0',
  ])('%s: does not come', (text) => expect(readFreeText(text)).toEqual({ attending: 'declined' }));

  it.each(['אולי', 'עוד לא יודעים', 'לא בטוח', 'maybe', 'not sure yet', "don't know yet"])(
    '%s: does not know',
    (text) => expect(readFreeText(text)).toEqual({ attending: 'maybe' }),
  );

  it.each([
    ['4', 4],
    ['נגיע 3', 3],
    ['אנחנו ארבעה', 4],
    ['נהיה 12 אנשים', 12],
    ['זוג', 2],
    ['שניים', 2],
    ['two', 2],
    ['we will be 5', 5],
    ['לבד', 1],
  ])('%s: %d come', (text, number) => expect(readFreeText(text)).toEqual({ attending: 'confirmed', number }));

  it.each([
    ...[
      '',
      'מזל טוב לזוג המאושר',
      'באיזו שעה מתחיל?',
      'נגיע ב-20:30',
      '3 או 4',
      'לא 3',
      '050-2345678',
      '999',
      'יש חניה?',
    ],
    ...['אני ואשתי והילדים', 'call me', 'אבוא רק אם יהיה סושי'],
  ])('%s: is not guessed', (text) => expect(readFreeText(text)).toBeUndefined());

  it('never throws and never invents a number', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const understood = readFreeText(text);
        if (understood?.number !== undefined) expect(understood.number).toBeGreaterThan(0);
      }),
    ));
});

it.each(['אין', 'לא', 'אין תודה', 'no', 'none', 'אין בקשות מיוחדות'])('%s: no requests', (text) =>
  expect(saysNothing(text)).toBe(true),
);
it.each(['צמחוני אחד', 'אין גלוטן', 'no nuts please', ''])('%s: a request, or nothing said', (text) =>
  expect(saysNothing(text)).toBe(false),
);
it.each(['אני לא מכיר אתכם', 'I dont know you', 'מספר שגוי', 'Wrong number'])('%s: a stranger', (text) =>
  expect(saysStranger(text)).toBe(true),
);
it.each(['לא מגיעים', 'we know you'])('%s: no stranger', (text) => expect(saysStranger(text)).toBe(false));
