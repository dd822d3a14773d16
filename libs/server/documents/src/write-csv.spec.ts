import fc from 'fast-check';
import { csvCell, guardFormula, writeCsv } from './write-csv';

const written = async (rows: (string | number | null)[][]) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeCsv(['שם', 'סכום'], rows)) chunks.push(chunk);
  return { text: Buffer.concat(chunks).toString('utf8'), chunks: chunks.length };
};

it('begins with the mark that Excel needs, and ends every line', async () =>
  expect(
    (
      await written([
        ['דנה', 12.5],
        [null, -3],
      ])
    ).text,
  ).toBe('\uFEFFשם,סכום\r\nדנה,12.5\r\n,-3\r\n'));

it('writes long tables in parts', async () => {
  const { text, chunks } = await written(Array.from({ length: 1000 }, (_, row) => [`שורה ${row}`, row]));
  expect(text.split('\r\n')).toHaveLength(1002);
  expect(chunks).toBeGreaterThan(4);
});

it.each(['=1+1', '+972', '-1', '@a', "'=1", '\tx'])('never begins a cell with %j', (text) =>
  expect(csvCell(text).replace(/^"/, '')[0]).toBe("'"),
);

it('guards text so that one mark less is the text again', () =>
  fc.assert(
    fc.property(fc.string(), (text) => {
      const guarded = guardFormula(text);
      expect(guarded === text ? text : guarded.slice(1)).toBe(text);
      expect(guarded).not.toMatch(/^[=+\-@\t\r]/);
    }),
  ));
