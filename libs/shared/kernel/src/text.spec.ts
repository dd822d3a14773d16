import fc from 'fast-check';
import { cutText, shortened, storable, tidy } from './index';

const full = 'א'.repeat(999);

describe('a text that is cut', () => {
  it.each([
    ['an emoji', '🎉'],
    ['a family of four', '👨‍👩‍👧‍👦'],
    ['a flag', '🇮🇱'],
    ['a skin colour', '👍🏽'],
    ['a keycap', '3️⃣'],
    ['a letter with its points', 'שּׁ'],
    ['an accent as a mark of its own', 'e\u0301'],
    ['an Arabic letter with its vowel', 'بَّ'],
  ])('keeps or loses %s as a whole', (_, letter) => {
    expect(cutText(`${full}${letter} more`, 1000)).toBe(full);
    expect(cutText(`${letter}${full} more`, 1000)).toBe(`${letter}${full}`.slice(0, 1000));
    const fits = 999 + letter.length;
    expect(cutText(`${full}${letter} more`, fits)).toBe(`${full}${letter}`);
  });

  it('is at most so long, a beginning of itself, and storable, whatever was written', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 20 }), (text, max) => {
        const cut = cutText(text, max);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(text.startsWith(cut)).toBe(true);
        expect(storable(cut)).toBe(cut);
      }),
    ));

  it('keeps a beginning even of one letter that is longer than the room', () =>
    expect(cutText(`e${'\u0301'.repeat(2000)}`, 1000)).toHaveLength(1000));

  it('says with an ellipsis that something is missing', () => {
    expect(shortened('שלום', 4)).toBe('שלום');
    expect(shortened('שלום 🎉🎉', 7)).toBe('שלום…');
    expect(shortened('שלום 🎉🎉', 8)).toBe('שלום 🎉…');
  });
});

it.each([
  ['a\0b', 'ab'],
  ['half \ud83c of', 'half  of'],
  ['\udf89 the other', ' the other'],
  ['whole 🎉', 'whole 🎉'],
])('%j is stored as %j', (text, stored) => expect(storable(text)).toBe(stored));

it.each([
  ['half\u200bspace', 'halfspace'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['مَ\u200cخ', 'مَ\u200cخ'],
  ['क्\u200dष', 'क्\u200dष'],
  ['ab\u200cא\u200dم', 'abאم'],
])('%j is tidied to %j', (typed, tidied) => expect(tidy(typed)).toBe(tidied));

it('keeps the marks that letters carry, and no thousands of them', () => {
  expect(tidy('שִׁמְּחָה, ตื๋อ, ấ')).toBe('שִׁמְּחָה, ตื๋อ, ấ'.normalize('NFC'));
  expect(tidy(`e${'\u0316\u0301'.repeat(5_000)} b`)).toMatch(/^é\u0316{15}\u0301{14} b$/);
});

it('tidies a text that is made to be slow in linear time', () => {
  for (const part of ['\u0610', '\u093e', 'ا\u200c', '😀\u200d', '\u{E0041}'])
    expect(tidy(part.repeat(50_000))).not.toMatch(/\s/);
});
