import type { MessageContentProvider } from './message-content';
import { asksToStop, isOptOut, mayBeOptOut, optOutConfirmation } from './opt-out';

it.each(['הסר', ' הסר. ', 'הסירו', 'הסירו אותי!', 'STOP', 'Stop', '\u200fהסר\u200f'])(
  '"%s" asks to be left alone',
  (text) => expect(isOptOut(text)).toBe(true),
);
it.each([
  'תפסיקו לשלוח לי',
  'תפסיקו כבר לשלוח לי הודעות!',
  'די לשלוח לי הודעות',
  'אל תשלחו לי יותר',
  'תורידו אותי מהרשימה בבקשה',
  'אני לא מעוניינת לקבל הודעות',
  'please stop texting me',
  "Don't message me anymore",
  'take me off this list',
  'די להציק לי, תורידו אותי',
  'не пишите мне больше',
  'لا ترسلوا لي رسائل',
])('"%s" asks so in so many words', (text) => expect(isOptOut(text)).toBe(true));
it.each([
  ...['', 'כן', 'הסרנו את הספק', 'אל תסירו', 'stop by at 8', 'הסר דאגה מלבך'],
  ...[
    'אל תפסיקו לשלוח לי',
    'תפסיקו לשלוח לי הודעות בוואטסאפ ותתקשרו',
    'תורידו אותי מרשימת המוזמנים',
    'אל תשלחו לי מתנה',
  ],
  ...['די כבר, אנחנו מגיעים', 'לא רוצה לקבל תשובה', 'stop sending me cake', "don't text me, call me"],
])('"%s" does not', (text) => expect(isOptOut(text)).toBe(false));
it('what may ask so is asked about, and what asks or speaks of something else is not', () => {
  expect(['תסירו אותי?', 'why are you texting me?', 'зачем вы мне пишете?'].map(mayBeOptOut)).toEqual([
    true,
    true,
    true,
  ]);
  expect(['הסר', 'תורידו אותי בתחנה', 'אל תשלחו לי מתנה', 'stop by at 8'].map(mayBeOptOut)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
it.each(['די', 'די כבר!', 'מספיק, נמאס', 'ספאם', 'enough already', 'хватит', 'خلص'])(
  '"%s" alone may ask for it',
  (text) => expect([isOptOut(text), mayBeOptOut(text)]).toEqual([false, true]),
);
it.each(['די! איזה כיף, נגיע 4', 'די כבר, אנחנו מגיעים', 'מספיק לנו שולחן אחד'])(
  '"%s" is about something else',
  (text) => expect([isOptOut(text), mayBeOptOut(text)]).toEqual([false, false]),
);
it('a tapped button asks so only where its payload says it', () => {
  const tapped = { kind: 'interactive', text: 'הסר', payload: 'signed' };
  const provider = (optOut: boolean) =>
    ({
      refOfPayload: () => ({ ref: 'r', madeFor: () => true, optOut }),
    }) as unknown as MessageContentProvider;
  expect(asksToStop(tapped, provider(true))).toBe(true);
  expect(asksToStop(tapped, provider(false))).toBe(false);
  expect(asksToStop(tapped, undefined)).toBe(false);
});
it('is confirmed in the language it was asked in', () => {
  expect(optOutConfirmation('הסר')).toMatch(/הוסרתם/);
  expect(optOutConfirmation('stop')).toMatch(/removed/);
  expect(optOutConfirmation('Стоп')).toMatch(/исключены/);
  expect(optOutConfirmation('إلغاء')).toMatch(/إزالتكم/);
});
