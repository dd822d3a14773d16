import { isOptOut, optOutConfirmation } from './opt-out';

it.each(['הסר', ' הסר. ', 'הסירו', 'הסירו אותי!', 'STOP', 'Stop', '\u200fהסר\u200f'])(
  '"%s" asks to be left alone',
  (text) => expect(isOptOut(text)).toBe(true),
);
it.each(['', 'כן', 'הסרנו את הספק', 'אל תסירו', 'stop by at 8', 'הסר דאגה מלבך'])('"%s" does not', (text) =>
  expect(isOptOut(text)).toBe(false),
);
it('is confirmed in the language it was asked in', () => {
  expect(optOutConfirmation('הסר')).toMatch(/הוסרתם/);
  expect(optOutConfirmation('stop')).toMatch(/removed/);
});
