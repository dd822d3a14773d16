import fc from 'fast-check';
import { readFreeText, saysNothing } from './free-text';

describe('what a plain text says', () => {
  it.each(['כן', 'כן!', 'yes', 'sure', '👍', 'כן תודה רבה', 'yesss', 'בשמחה'])(
    '%s: yes, to whatever was asked',
    (text) => expect(readFreeText(text)).toEqual({ plain: 'yes' }),
  );
  it.each(['לא', 'no', '❌', '0', 'לא תודה', 'nope, sorry'])('%s: no, to whatever was asked', (text) =>
    expect(readFreeText(text)).toEqual({ plain: 'no' }),
  );
  it.each(['מגיעים 🎉', 'בטח, נגיע', 'מגיע בשמחה', 'Yes, coming', 'נשמח להגיע'])('%s: comes', (text) =>
    expect(readFreeText(text)).toMatchObject({ attending: 'confirmed' }),
  );
  it.each([
    'לא נגיע',
    'לצערי לא נוכל להגיע',
    "can't make it",
    'Sorry, we cannot come',
    'לא מגיעים',
    'לצערי לא אוכל',
  ])('%s: does not come', (text) => expect(readFreeText(text)).toMatchObject({ attending: 'declined' }));

  it.each(['אולי', 'עוד לא יודעים', 'לא בטוח', 'maybe', 'not sure yet', "don't know yet"])(
    '%s: does not know',
    (text) => expect(readFreeText(text)).toEqual({ unsure: true }),
  );

  it.each([
    ['4', 4],
    ['אנחנו ארבעה', 4],
    ['נהיה 12 אנשים', 12],
    ['זוג', 2],
    ['שניים', 2],
    ['two', 2],
    ['we will be 5', 5],
    ['לבד', 1],
    ['٣', 3],
    ['3️⃣', 3],
    ['５', 5],
    ['אני בא עם בת הזוג', 2],
    ['כן! אבל רק אני, בעלי לא יכול', 1],
  ])('%s: %d', (text, number) => expect(readFreeText(text)).toMatchObject({ number }));
  it('a number beside a yes is that of those who come', () =>
    expect(readFreeText('נגיע 3')).toEqual({ attending: 'confirmed', number: 3 }));

  it.each(['3 או 4', '3-4', '-2', '1e2', '0x10', '2+1', '3.5', 'לא 3', '999', 'בערך 10'])(
    '%s: a number, but not which',
    (text) => expect(readFreeText(text)).toEqual({ vague: true }),
  );

  it.each(['נגיע בשעה 9', 'נגיע בחצי 8', 'we will come after 8', 'Придём к 8', 'جايين بعد 8', 'אגיע עם אחד'])(
    '%s: comes, but the number is an hour or that of companions',
    (text) => expect(readFreeText(text)).toEqual({ attending: 'confirmed', vague: true }),
  );

  it.each([
    ...['', 'מזל טוב לזוג המאושר', 'לא בא לי', 'אתם מגיעים?', 'לא כולנו נגיע', 'נגיע, לא?'],
    ...['אני ואשתי והילדים', 'call me', 'אבוא רק אם יהיה סושי', 'נשמח להגיע אבל לא נוכל', 'yes no'],
    ...['لا اكيد جايين', 'لا لا اكيد', 'לא בטח נגיע'],
  ])('%s: is not guessed', (text) => expect(readFreeText(text)).toBeUndefined());

  it.each(['יש חניה?', 'מה קוד הלבוש?', 'Есть парковка?'])('%s: is for the hosts', (text) =>
    expect(readFreeText(text)).toEqual({ open: true }),
  );

  it('a clause of many words is no answer', () => {
    expect(readFreeText('כן '.repeat(40))).toMatchObject({ plain: 'yes' });
    expect(readFreeText('כן '.repeat(41))).toBeUndefined();
  });

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
