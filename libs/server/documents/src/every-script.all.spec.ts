import type { Language } from '@smachot/contracts';
import { pdfReadings, pdfTexts } from '@smachot/server-testing';
import { drawPaper, drawQrPoster, drawTickets, writeHallPlan, writePlaceCards, writeTable } from './index';

/** One of each kind, as guests and businesses are called. PDFium cannot read an emoji among Hebrew, since it turns its halves around. */
const TEXTS = [
  ...[
    'אולם (לבחירתכם) 12%',
    'Dana (VIP)',
    'Анна (Москва)',
    'مطعم النخيل (حيفا) 12',
    'Żółć Łódź',
    'İstanbul ığş',
  ],
  'Party 🎉 [B]',
] as const;
const [first, second] = TEXTS;

const bytesOf = async (file: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return Buffer.concat(chunks);
};
const lines = [...TEXTS];
const title = 'title';
const address = 'https://smachot.example/q/abc';
const posterOf = (three: string[], language: Language) => {
  const [heading = '', subheading = '', call = ''] = three;
  return drawQrPoster({ title, size: 'A4', language, heading, subheading, call, address, foot: first });
};
const table = (name: string, at: number) => ({ name, x: at * 600, y: 0, rotation: 0, taken: 8, seats: 36 });

const KINDS: Record<string, (language: Language) => Promise<Buffer[]>> = {
  paper: async (language) => [
    await drawPaper({
      ...{ title, language, heading: first, head: lines, lines: [] },
      ...{ total: ['', ''], foot: [] },
    }),
  ],
  table: async (language) => [
    await bytesOf(
      writeTable(
        { language, title, heading: first, head: [], columns: [{ title: second, width: 483 }] },
        lines.map((text) => [text]),
      ),
    ),
  ],
  tickets: async (language) => [
    await drawTickets(title, [{ heading: first, lines, address, code: '0123', foot: second }], language),
  ],
  // a card and a table a file: a reader of PDF would make one line of neighbours
  cards: (language) =>
    Promise.all(
      TEXTS.map((name) => bytesOf(writePlaceCards(title, [{ name, table: first, note: second }], language))),
    ),
  hall: (language) =>
    Promise.all(
      TEXTS.map((name) =>
        bytesOf(
          writeHallPlan({
            ...{ language, title, heading: first, head: [second], empty: '' },
            tables: [{ ...table(name, 0), shape: 'long' }],
          }),
        ),
      ),
    ),
  posters: async (language) =>
    Promise.all([
      posterOf(lines.slice(0, 3), language),
      posterOf(lines.slice(3, 6), language),
      posterOf(lines.slice(6), language),
    ]),
};

describe.each(Object.entries(KINDS))('every text of %s', (_, draw) => {
  it.each(['he', 'en'] as const)('is read as it was written, in %s', async (language) => {
    const pages = (await Promise.all((await draw(language)).map(pdfTexts))).flat();
    const text = pages.join('\n').normalize('NFKC');
    for (const written of TEXTS) expect(text).toContain(written);
    // a character without a glyph is read as none at all
    expect(text).not.toMatch(/[\uFFFE\uFFFD\0]/);
  });

  it.each(['he', 'en'] as const)(
    'is said by a screen reader, and all else is left out, in %s',
    async (language) => {
      const pages = (await Promise.all((await draw(language)).map(pdfReadings))).flat();
      const said = pages.flatMap(({ elements }) => elements.map(({ words }) => words));
      for (const written of TEXTS) expect(said.some((words) => words.includes(written))).toBe(true);
      expect(pages.map(({ unknown }) => unknown)).toEqual(pages.map(() => 0));
    },
  );
});

it('a table is read by rows, its titles once', async () => {
  const columns = [
    { title: 'שם', width: 283 },
    { title: 'מקומות', width: 200 },
  ];
  const rows = Array.from({ length: 60 }, (_, at) => [`אורח ${at}`, '2']);
  const pages = await pdfReadings(
    await bytesOf(writeTable({ language: 'he', title, heading: first, head: [], columns }, rows)),
  );
  expect(pages.length).toBeGreaterThan(1);
  const [page] = pages;
  expect(page!.elements.slice(0, 9)).toEqual([
    { type: 'P', words: 'שמחות' },
    { type: 'H1', words: first },
    { type: 'Table', words: '' },
    { type: 'TR', words: '' },
    { type: 'TH', words: 'שם' },
    { type: 'TH', words: 'מקומות' },
    { type: 'TR', words: '' },
    { type: 'TD', words: 'אורח 0' },
    { type: 'TD', words: '2' },
  ]);
  expect(pages.flatMap(({ elements }) => elements).filter(({ type }) => type === 'TH')).toHaveLength(2);
  expect(pages.map(({ unknown }) => unknown)).toEqual(pages.map(() => 0));
});

it('a letter that was a part of another one before is read in the next document', async () => {
  const paperOf = (heading: string) =>
    drawPaper({
      ...{ title, language: 'ar', heading, head: [], lines: [] },
      ...{ total: ['', ''], foot: [] },
    });
  await paperOf('ضضض غغغ');
  const [page] = await pdfTexts(await paperOf('صصص ععع'));
  expect(page!.normalize('NFKC')).toContain('صصص ععع');
});
