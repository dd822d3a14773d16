import sharp from 'sharp';
import { Typeface, type Typefaces } from '@smachot/server-platform';
import { drawCard } from './card-drawing';
import { fitLines } from './fit-lines';
import { CARD_SIZE, cardPath, type PreviewCard, readCardPath } from './preview-card';
import { outlinesOf } from './outlines';

let faces: Typefaces;
beforeAll(async () => {
  faces = await Typeface.both();
});

const card = (title: string, more: Partial<PreviewCard> = {}): PreviewCard => ({
  title,
  direction: 'rtl',
  ...more,
});
const pixels = async (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
/** The area of a card with the name. */
const TEXT = { left: 396, top: 80, width: 720, height: 400 };
const ink = async (svg: string) => {
  const { data } = await sharp(Buffer.from(svg))
    .extract(TEXT)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 90).length;
};

describe('the drawing of a card', () => {
  it('has the size it says', async () => {
    const { info } = await pixels(drawCard(card('סבתא ג׳ולי'), faces));
    expect(info).toMatchObject(CARD_SIZE);
  });

  it('shows the name: more ink for more letters, none without', async () => {
    const [none, short, long] = [
      await ink(drawCard(card(''), faces)),
      await ink(drawCard(card('שלום'), faces)),
      await ink(drawCard(card('שלום לכולם'), faces)),
    ];
    expect(none).toBe(0);
    expect(short).toBeGreaterThan(1000);
    expect(long).toBeGreaterThan(short * 1.5);
  });

  it('draws Hebrew from the right: the first letter is the last outline of its run', () => {
    const outlines = (text: string) =>
      outlinesOf(faces.bold, text, 100, 'rtl').paths.map((path) => /d="([^"]*)"/.exec(path)![1]);
    const [alef, bet, gimel] = ['א', 'ב', 'ג'].map((letter) => outlines(letter)[0]);
    expect(outlines('אבג')).toEqual([gimel, bet, alef]);
    const digits = (text: string) => outlines(text).slice(0, 2);
    expect(digits('א 12')).toEqual([outlines('1')[0], outlines('2')[0]]);
  });

  it('draws every script of the product and emoji, and leaves out what no font has', () => {
    for (const text of ['שִׂמְחָה', 'Café', 'Łódź', 'Праздник', 'مطعم', '₪500', '12%', 'חגיגה 👩‍👩‍👧 🎉'])
      expect([text, faces.bold.drawable(text)]).toEqual([text, text.normalize('NFC')]);
    expect(faces.bold.drawable('חגיגה 日本 גדולה')).toBe('חגיגה גדולה');
    expect(faces.bold.drawable('日本')).toBe('');
  });

  it.each([
    'שם ארוך מאוד של עסק משפחתי שמכין אוכל ביתי טעים לכל אירוע ולכל שמחה בכל רחבי הארץ מדן ועד אילת ועוד קצת',
    'א'.repeat(200),
    'A'.repeat(200),
    '<script>&"\'</script>',
    '\u202E\u2066abc',
  ])('keeps %s inside its margins', async (title) => {
    const svg = drawCard(card(title), faces);
    const right = await sharp(Buffer.from(svg))
      .extract({ left: 1120, top: 90, width: 80, height: 540 })
      .greyscale()
      .raw()
      .toBuffer();
    expect(right.filter((value) => value < 60)).toHaveLength(0);
    expect(svg.match(/<svg/g)).toHaveLength(1);
    expect(svg).not.toContain('script');
    expect(await ink(svg)).toBeGreaterThan(0);
  });
});

describe('lines that fit', () => {
  // every letter as wide as its size
  const measure = (line: string, size: number) => line.length * size;
  const room = { width: 100, mostLines: 2, sizes: [20, 10] };

  it('are as large as possible', () => {
    expect(fitLines('one two', room, measure)).toEqual({ lines: ['one', 'two'], size: 20, truncated: false });
  });
  it('are smaller when there is more', () => {
    expect(fitLines('longer words', room, measure)).toEqual({
      lines: ['longer', 'words'],
      size: 10,
      truncated: false,
    });
  });
  it('end in an ellipsis when there is too much', () => {
    const { lines, truncated } = fitLines('one two three four five six', room, measure);
    expect(lines).toEqual(['one two', 'three fou…']);
    expect(truncated).toBe(true);
  });
  it('break a word that is too long', () => {
    expect(fitLines('abcdefghijklmno', room, measure).lines).toEqual(['abcdefghij', 'klmno']);
  });
});

describe('the address of a card', () => {
  it('names its page', () => {
    for (const page of ['/', '/event/%D7%A7', '/partner/a/1'])
      expect(readCardPath(cardPath(page, card('x')))?.page).toBe(page);
    for (const path of [
      '/previews/x.png',
      '/previews/aaaaaaaaaaaaaaaa.png',
      '/previews/aaaaaaaaaaaaaaaa/event/x',
    ])
      expect(readCardPath(path)).toBeUndefined();
  });
});
