import { Typeface, type Typefaces } from './typeface';

let faces: Typefaces;
beforeAll(async () => {
  faces = await Typeface.both();
});

const NAMES = [
  ...['שִׂמְחָה (לבחירתכם) ₪', 'Café – “12%”', 'Żółć Łódź', 'İstanbul ığş', 'Анна Ґ ї № 7', 'مطعم النخيل، ١٢؟'],
  ...['🎉', '👩‍👩‍👧', '🇮🇱', '👍🏽', '❤️', '◻ דנה'],
];

describe.each(['regular', 'bold'] as const)('the %s typeface', (weight) => {
  it.each(NAMES)('has a glyph for every character of %s', (name) => {
    const pieces = faces[weight].shape(name, 'rtl');
    const drawn = pieces.flatMap(({ run }) => run.glyphs);
    expect(drawn.filter(({ id }) => id === 0)).toEqual([]);
    const letters = (text: string) => [...text.normalize('NFC').replace(/\s/g, '')].sort();
    expect(letters(pieces.map(({ text }) => text).join(''))).toEqual(letters(name));
  });
});

describe('a shaped line', () => {
  const glyphs = (text: string) => faces.regular.shape(text, 'rtl').flatMap(({ run }) => run.glyphs);

  it('joins Arabic letters', () => {
    const alone = [...'بيت'].map((letter) => glyphs(letter)[0]!.id).reverse();
    expect(glyphs('بيت').map(({ id }) => id)).not.toEqual(alone);
  });

  it('makes one picture of a family and of a flag, from the right too', () => {
    expect(glyphs('👩‍👩‍👧')).toHaveLength(1);
    expect(glyphs('שלום 🇮🇱').filter(({ codePoints }) => codePoints[0]! > 0xffff)).toHaveLength(1);
  });

  it('has an opening bracket of Hebrew at its right end', () => {
    const [first, last] = [glyphs('(א)').at(0)!, glyphs('(א)').at(-1)!];
    // the signs that are drawn: "(" at the left end, ")" at the right
    expect([first, last].map(({ codePoints }) => String.fromCodePoint(...codePoints))).toEqual(['(', ')']);
  });

  it('draws no marks of direction, and leaves out what no font has', () => {
    expect(faces.regular.shape('\u2068אב 日本\u2069', 'rtl').map(({ text }) => text)).toEqual(['אב ']);
  });
});
