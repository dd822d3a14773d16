import { readPhoneCell } from './phone-cell';
import { readCsvText } from './read-csv';
import { readList } from './read-list';
import { readVcard } from './read-vcard';
import { TableRefusal } from './raw-table';

// What is made to keep a reader busy. Each is read at a size and at four times that size: work that grows with the square of it takes
// sixteen times as long.
const SIZE = 200_000;
const card = (body: string): string => `BEGIN:VCARD\nFN:x\n${body}\nEND:VCARD\n`;
const filled = (piece: string, size: number): string => piece.repeat(Math.ceil(size / piece.length));

const VCARDS: [string, (size: number) => string][] = [
  ['soft line breaks', (size) => card(`NOTE;ENCODING=QUOTED-PRINTABLE:${filled('a=\n', size)}`)],
  ['empty soft line breaks', (size) => card(`NOTE;ENCODING=QUOTED-PRINTABLE:${filled('=\n', size)}`)],
  ['folded lines', (size) => card(`NOTE:${filled('a\n ', size)}`)],
  ['parameters of a thousand signs', (size) => card(filled(`TEL${';'.repeat(900)}:5\n`, size))],
  ['quotes in parameters', (size) => card(filled(`TEL;${'"";'.repeat(290)}:5\n`, size))],
  ['a quote nobody closes', (size) => card(filled(`TEL;"${'a'.repeat(900)}:5\n`, size))],
  ['quotes without a colon', (size) => card(filled('"', size))],
  ['one line without a colon', (size) => card(filled('a', size))],
  ['phones of one card', (size) => card(filled('TEL:0502345678\n', size))],
  ['cards without an end', (size) => filled('BEGIN:VCARD\n', size)],
  ['backslashes', (size) => card(`N:${filled('\\;', size)}`)],
  ['parts of a name', (size) => card(`N:${filled(';', size)}`)],
  ['blank lines', (size) => `BEGIN:VCARD${filled('\n', size)}`],
];
const CSVS: [string, (size: number) => string][] = [
  ['quotes', (size) => filled('"', size)],
  ['quotes that open cells and are never closed', (size) => filled('"a,', size)],
  ['doubled quotes that open cells', (size) => filled(',""x', size)],
  ['an unclosed quote before many cells', (size) => `"${filled(',""', size)}`],
  ['separators', (size) => filled(';', size)],
  ['odd runs of quotes', (size) => filled('"""x,', size)],
];
const LISTS: [string, (size: number) => string][] = [
  ['dashes', (size) => filled(`a ${'-'.repeat(1_900)}b\n`, size)],
  ['dashes among phones', (size) => filled(`דנה ${'0-'.repeat(950)}\n`, size)],
  ['digits', (size) => filled(`${'5'.repeat(1_900)}\n`, size)],
  ['pluses', (size) => filled(`${'+5 '.repeat(600)}\n`, size)],
  ['blanks', (size) => filled(`x${' '.repeat(1_900)}x\n`, size)],
  ['pieces', (size) => filled(`${'x,'.repeat(900)}\n`, size)],
  ['numbers of people', (size) => filled(`דנה ${'0502345678 4 '.repeat(140)}\n`, size)],
];

const read = (work: () => unknown): void => {
  try {
    work();
  } catch (error) {
    if (!(error instanceof TableRefusal)) throw error;
  }
};
/** The fastest of three: what else the machine does only adds. */
const timeOf = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 3 }, () => {
      const from = performance.now();
      read(work);
      return performance.now() - from;
    }),
  );
/** Below this, starting costs more than reading. Milliseconds. */
const NOTHING = 25;
const isLinear = (reader: (text: string) => unknown, make: (size: number) => string): void => {
  const [small, large] = [make(SIZE), make(4 * SIZE)];
  read(() => reader(small));
  const before = Math.max(
    NOTHING,
    timeOf(() => reader(small)),
  );
  // four times the text: 4 when linear, 16 when quadratic
  expect(timeOf(() => reader(large)) / before).toBeLessThan(13);
};

it.each(VCARDS)('contacts: %s', (_, make) => isLinear(readVcard, make), 60_000);
it.each(CSVS)('tables: %s', (_, make) => isLinear(readCsvText, make), 60_000);
it.each(LISTS)('lists: %s', (_, make) => isLinear(readList, make), 60_000);

it('a phone cell of any length is read in no time', () => {
  for (const piece of ['0-', '5 ', '(', '+5', '::: ', '=" ', ' או ']) {
    const cell = filled(piece, 5_000);
    expect([piece, timeOf(() => readPhoneCell(cell)) < 25]).toEqual([piece, true]);
  }
});
