import fc from 'fast-check';
import { MASK, withoutContacts } from './contact-details';

describe('contact details in a text', () => {
  it.each([
    ['התקשרו 050-2345678', `התקשרו ${MASK}`],
    ['0502345678', MASK],
    ['972502345678', MASK],
    ['052 345 67 89 תודה', `${MASK} תודה`],
    ['+972 50-234-5678', MASK],
    ['tel: +44 20 7946 0958', `tel: ${MASK}`],
    ['0 5 0 2 3 4 5 6 7 8', MASK],
    ['050*234*5678', MASK],
    ['0️⃣5️⃣0️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8', MASK],
    ['٠٥٠٢٣٤٥٦٧٨', MASK],
    ['(03) 612-3456', MASK],
    ['52-2345678', MASK],
    ['לשניים, 120 0502345678', `לשניים, 120 ${MASK}`],
    ['05/01/2023 45', MASK],
    ['dana@example.co.il', MASK],
    ['כתבו אל dana.levi+x@mail.example.com מחר', `כתבו אל ${MASK} מחר`],
    ['dana (at) example.com', MASK],
    ['דנה שטרודל', 'דנה שטרודל'],
    ['dana שטרודל gmail.com', MASK],
    ['https://wa.me/972502345678', MASK],
    ['ראו www.julie.co.il/menu?x=1', `ראו ${MASK}`],
    ['instagram.com/julie', MASK],
    ['julie.co.il', MASK],
    ['באתר ב-julie.co.il', `באתר ב-${MASK}`],
    ['לjulie.com יש', `ל${MASK} יש`],
    ['ב@julie_food', `ב${MASK}`],
    ['אינסטגרם @julie_catering', `אינסטגרם ${MASK}`],
  ])('%s', (text, expected) => expect(withoutContacts(text)).toBe(expected));

  it.each([
    'ב־23.12.2026 בשעה 19:30',
    '05.12.2026 19:30, כ־120 אורחים',
    'בין 08:00-12:00 או 13:00-15:30',
    '120 אורחים, 12,500 ₪, 35 ₪ לאורח',
    'מתאים ל־100–150, 200, 250?',
    'e.g. a vegan menu, p.m. only',
    'Vegan? Gluten free, 50 of us.',
    'הזמנה 12345678',
    '1,200,000,000',
    '1,000,000,000',
    'ב־05.12.2026, 15,000 ₪',
  ])('leaves %s', (text) => expect(withoutContacts(text)).toBe(text));

  it('hides every Israeli mobile, however it is cut', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^05\d{8}$/),
        fc.array(fc.constantFrom('', ' ', '-', '.', '·', ' - ', '/', '_'), { minLength: 9, maxLength: 9 }),
        (phone, between) => {
          const written = [...phone].map((digit, at) => digit + (between[at] ?? '')).join('');
          return !withoutContacts(`call ${written}!`).replace(/\D/g, '').includes(phone);
        },
      ),
    );
  });
});
