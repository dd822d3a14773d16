import { parse } from 'csv-parse/sync';
import { growthOf } from '@smachot/server-testing';
import fc from 'fast-check';
import { splitCsv } from './split-csv';

const split = (text: string, separator = ','): string[][] => {
  const lines: string[][] = [];
  splitCsv(text, separator, (_, cells) => lines.push(cells));
  return lines;
};
const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

it.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\rb', [['a'], ['b']]],
  [
    'a,\n,b',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['a,', [['a', '']]],
  ['"a,b",c', [['a,b', 'c']]],
  ['"a\r\nb","c""d"', [['a\r\nb', 'c"d']]],
  ['יו"ם,דוא"ל', [['יו"ם', 'דוא"ל']]],
  ['"יו"ם כהן",3', [['"יו"ם כהן"', '3']]],
  [
    '"דנה,050\nיוסי,052',
    [
      ['"דנה', '050'],
      ['יוסי', '052'],
    ],
  ],
  ['""', [['']]],
  ['"","""",x', [['', '"', 'x']]],
] as [string, string[][]][])('%j', (text, lines) => expect(split(text)).toEqual(lines));

const cell = fc.string({ unit: fc.constantFrom('א', 'b', '"', ',', ';', '\n', '\r', ' '), maxLength: 6 });

it('reads back what was written in quotes', () =>
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.constantFrom(',', ';', '\t'),
      (lines, end, separator) =>
        expect(split(lines.map((cells) => cells.map(quote).join(separator)).join(end), separator)).toEqual(
          lines,
        ),
    ),
  ));

it('agrees with the usual parser on text without quotes', () =>
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('א', 'b', ',', '\n', ' '), maxLength: 40 }), (text) =>
      expect(split(text)).toEqual(
        parse(text, { relax_column_count: true, record_delimiter: ['\r\n', '\n', '\r'] }),
      ),
    ),
    { numRuns: 1_000 },
  ));

it.each([
  ['quotes', (size: number) => '"'.repeat(2 * size + 1)],
  ['cells that open a quote', (size: number) => '"a,'.repeat(size)],
  ['lines that open a quote', (size: number) => '"\n'.repeat(size)],
  ['a quote nobody closes', (size: number) => `"${'a'.repeat(size)}`],
])('the work grows as the text does: %s', (_, make) => expect(growthOf(split, make, 5_000)).toBeLessThan(5));
