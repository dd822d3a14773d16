import { growthOf, withoutHanging } from '@smachot/server-testing';
import { readPhoneCell } from '../rows/phone-cell';
import { readCsvText } from './read-csv';
import { readList } from './read-list';
import { readVcard } from './read-vcard';
import { TableRefusal } from './raw-table';

// Inputs made to keep a parser busy. The work is counted at a size and at four times that size: quadratic work grows sixteenfold.
const SIZE = 15_000;
/** Size of an input read once without counting; at this size quadratic work takes minutes. */
const HUGE = 400_000;
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
  ['digits in twos', (size) => filled(`${'05 '.repeat(700)}\n`, size)],
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
type Make = (size: number) => string;
type Reader = (text: string) => unknown;
const growthWhen = (reader: Reader, make: Make, size: number) =>
  growthOf((text) => read(() => reader(text)), make, size);
const PHONES = ['0-', '5 ', '(', '+5', '::: ', '=" ', ' או '].map((piece): [string, Make] => [
  `a phone of "${piece}"`,
  (size) => filled(piece, size),
]);
type Case = [name: string, reader: Reader, make: Make, size: number, huge: number];
const CASES: Case[] = [
  ...VCARDS.map(([name, make]): Case => [`contacts: ${name}`, readVcard, make, SIZE, HUGE]),
  ...CSVS.map(([name, make]): Case => [`tables: ${name}`, readCsvText, make, SIZE, HUGE]),
  ...LISTS.map(([name, make]): Case => [`lists: ${name}`, readList, make, SIZE, HUGE]),
  ...PHONES.map(([name, make]): Case => [name, readPhoneCell, make, 5_000, 20_000]),
];

// Runs before any counting, because counting slows the engine's own patterns for the rest of the file.
it.each(CASES)('%s: is read to its end', (_, reader, make, __, huge) => {
  const text = make(huge);
  withoutHanging(() => read(() => reader(text)));
});

it.each(CASES)('%s: the work grows as the text does', (_, reader, make, size) => {
  expect(growthWhen(reader, make, size)).toBeLessThan(5);
});

it.each<[string, Reader]>([
  ['searches', (text) => [...text].forEach((_, from) => text.indexOf('?', from))],
  ['patterns', (text) => [...text].forEach((_, from) => /\?/.test(text.slice(from)))],
  ['signs', (text) => [...text].forEach(() => [...text].forEach((_, at) => text.charCodeAt(at)))],
])('%s that grow with the square of the text are found', (_, again) => {
  expect(growthOf(again, (size) => filled('a', size), 500)).toBeGreaterThan(12);
});
